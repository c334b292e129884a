import { describe, expect, it } from 'vitest';
import { wrongWeekdays } from '../../../src/model/words/wrong-weekdays.ts';

// December 5, 2026 is a Saturday.
describe('the weekday of a date', () => {
  it.each([
    ['en', 'Monday, 5 December 2026', 'Saturday'],
    ['en-US', 'Mon, Dec 5, 2026', 'Saturday'],
    ['en', 'Monday the 5th of December 2026', 'Saturday'],
    ['de', 'Montag, den 5. Dezember 2026', 'Samstag'],
    ['de', 'Mo., 05.12.2026', 'Samstag'],
    ['fr', 'lundi 5 décembre 2026', 'samedi'],
    ['eu', '2026ko abenduaren 5ean, igandea', 'larunbata'],
    ['eu', 'Barikua, 2026ko abenduak 5', 'larunbata'],
    ['fr', 'lundi\u00a05\u00a0décembre\u00a02026', 'samedi'],
    ['es', 'lunes, 5 de diciembre de 2026', 'sábado'],
    ['pt-BR', 'segunda-feira, 5 de dezembro de 2026', 'sábado'],
    ['pl', 'poniedziałek, 5 grudnia 2026', 'sobota'],
    ['pl', 'środę, 5 grudnia 2026', 'sobota'],
    ['cs', 'středu 5. prosince 2026', 'sobota'],
    ['cs', 'pátku 5. 12. 2026', 'sobota'],
    ['cs', 'neděli 5.prosince 2026', 'sobota'],
    ['sk', 'stredu 5. decembra 2026', 'sobota'],
    ['uk', 'середу 5 грудня 2026', 'субота'],
    ['uk', "П'ятниця, 5 грудня 2026", 'субота'],
    ['uk', 'п’ятницю 5 грудня 2026', 'субота'],
    ['ru', 'среду, 5 декабря 2026', 'суббота'],
    ['da', 'mandag den 5. december 2026', 'lørdag'],
    ['ru', 'понедельник, 5 декабря 2026', 'суббота'],
    ['ar', 'الاثنين 5 ديسمبر 2026', 'السبت'],
    ['he', "יום ב', 5.12.2026", 'יום שבת'],
    ['he', 'יום שני, 5 בדצמבר 2026', 'יום שבת'],
    ['th', 'วันจันทร์ที่ 5 ธันวาคม พ.ศ. 2569', 'วันเสาร์'],
    ['th', 'พฤหัสบดี 5 ธ.ค. ๒๕๖๙', 'วันเสาร์'],
    ['th', 'วันพุธ 5/12/2569', 'วันเสาร์'],
    ['vi', 'Thứ Hai, ngày 5 tháng 12 năm 2026', 'Thứ Bảy'],
    ['vi', 'chủ nhật 5 tháng 12, 2026', 'Thứ Bảy'],
    ['ko', '2026년 12월 5일(월)', '토요일'],
    ['zh', '2026年12月5日星期一', '星期六'],
    ['ja', '2026年12月5日（月）', '土曜日'],
    ['ja', '２０２６年１２月５日（月）', '土曜日'],
    ['zh-TW', '2026年12月5日（一）', '星期六'],
    ['zh-TW', '115年12月5日（一）', '星期六'],
    ['zh-Hant', '2026年12月5日禮拜一', '星期六'],
    ['zh', '2026年12月5日 (周日)', '星期六'],
  ])('is told where it is another one, in %s: %s', (lang, words, actual) => {
    expect(wrongWeekdays(`… ${words}`, lang)).toEqual([{ words, offset: 2, actual }]);
  });

  it.each([
    ['en', 'We meet on Saturday, 5 December 2026 at 7.'],
    ['fr', 'le mar. 5 mai 2026'],
    // "ar" is short for Tuesday.
    ['eu', '2027ko urtarrilaren 31ra arte'],
    ['eu', '2026ko abenduaren 5ean, larunbatean, eta zapatua, 2026ko abenduaren 12a, igandea baino lehen'],
    ['cs', 'V sobotu 5. prosince 2026 a v neděli 6. 12. 2026, přihlášky do pátku 4. 12. 2026'],
    ['pl', 'W środę 2 grudnia 2026'],
    ['uk', 'У п’ятницю, 4 грудня 2026'],
    ['he', 'ביום שישי, 4.12.2026, וביום ה׳ 3 בדצמבר 2026; בימים א׳–ה׳, 4.12.2026'],
    ['th', 'เริ่มวันเสาร์ที่ 5 ธันวาคม พ.ศ. 2569 (ค.ศ. 2026) ทุกวันจันทร์'],
    ['vi', 'Khai giảng Thứ bảy, ngày 5 tháng 12 năm 2026, nghỉ thứ Hai'],
    ['ja', '2026年12月5日（土）'],
    ['zh-TW', '民國115年12月5日（六）下午'],
    ['zh-TW', '2026年12月5日一起'],
    ['en', '2026年12月5日(1)'],
    ['zh-TW', '2026年12月5日（一樓）'],
    // Of another sentence, or of more than one day.
    ['en', 'Closed on Monday. 5 December 2026: the choir sings'],
    ['en', 'Closed on Mondays, 5 December 2026'],
    ['en', 'Monday to Friday, 4–8 May 2026'],
    ['en', 'Call by Monday, 24 hours before 5 May 2026'],
    // What may be of two months, and what is no date.
    ['en', 'Monday, 05/06/2026'],
    ['en', 'Monday, 31 February 2026'],
    ['en', 'Monday, 5 December'],
    // It could be a language, and is what every object has by nature.
    ['valueOf', 'Call by Monday, 24 hours before 5 May 2026'],
  ])('is nothing to tell otherwise, in %s: %s', (lang, text) => {
    expect(wrongWeekdays(text, lang)).toEqual([]);
  });
});
