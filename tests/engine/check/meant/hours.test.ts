import { describe, expect, it } from 'vitest';
import { SITE_FILE } from '../../../../src/model/addresses/address.ts';
import { hoursMeant } from '../../../../src/engine/schema/suggestions/hours-meant.ts';
import { reported } from '../../../support/checked.ts';
import { readFiles, textIn } from '../../../support/files.ts';
import { GOOD_SITE } from '../../../fixtures/mistakes/mistakes.ts';

describe('opening hours as people write them are read', () => {
  it.each([
    ['Mo-Fr 9:00-16:30', 'Mo-Fr 09:00-16:30'],
    ['Mon–Fri 9:00 a.m. to 4:30 p.m.', 'Mo-Fr 09:00-16:30'],
    ['Tue & Thu 5.30 to 7.30 pm', 'Tu,Th 17:30-19:30'],
    ['Mon-Fri 9 to 5 pm', 'Mo-Fr 09:00-17:00'],
    ['Mon-Sat 10:30–12 p.m.', 'Mo-Sa 10:30-12:00'],
    ['Sat 12-2 pm', 'Sa 12:00-14:00'],
    ['Mon-Sat 12 noon to 6 pm', 'Mo-Sa 12:00-18:00'],
    ['All days 7.30 hrs. to 13.00 hrs.', 'Mo-Su 07:30-13:00'],
    ['Mo-Fr 9h-16h30', 'Mo-Fr 09:00-16:30'],
    ['Monday, Wednesday 12 pm - 5 pm', 'Mo,We 12:00-17:00'],
    ['Montag bis Freitag von 9 bis 18 Uhr', 'Mo-Fr 09:00-18:00'],
    ['Mo und Mi 9.30–13.00 Uhr', 'Mo,We 09:30-13:00'],
    ['täglich 9-18 Uhr', 'Mo-Su 09:00-18:00'],
    ['tägl. 8.30–17 h', 'Mo-Su 08:30-17:00'],
    ['Mo. – So. 08.30–17.00 h', 'Mo-Su 08:30-17:00'],
    ['dal lunedì alla domenica, 8.30–17', 'Mo-Su 08:30-17:00'],
    ['la domenica dalle 8.30 alle 17', 'Su 08:30-17:00'],
    ['ימים א׳–ה׳ 9:00–20:00', 'Su-Th 09:00-20:00'],
    ["א'-ה' מ-9:00 עד 20:00", 'Su-Th 09:00-20:00'],
    ['יום שישי בין 9:00 ל-13:00', undefined],
    ['יום שישי בשעות 9:00-13:00', 'Fr 09:00-13:00'],
    ['ימי ראשון ושלישי: 16:00-19:30', 'Su,Tu 16:00-19:30'],
    ['вс–чт с 9:00 до 20:00', 'Su-Th 09:00-20:00'],
    ['Понедельник и среда, 16:30-18:00', 'Mo,We 16:30-18:00'],
    ['пн-пт з 9 до 18', 'Mo-Fr 09:00-18:00'],
    ['7/7 8h30-17h', 'Mo-Su 08:30-17:00'],
    ['ogni giorno dalle 8.30 alle 17', 'Mo-Su 08:30-17:00'],
    ['du lundi au vendredi de 9h à 18h30', 'Mo-Fr 09:00-18:30'],
    ['lundi et jeudi : 9 h - 12 h', 'Mo,Th 09:00-12:00'],
    ['Lunes a viernes de 9:00 a 18:00', 'Mo-Fr 09:00-18:00'],
    ['L-V 9:00-14:00', 'Mo-Fr 09:00-14:00'],
    ['Sábados 10 a 14 hs', 'Sa 10:00-14:00'],
    ['astelehenetik ostiralera 9:00etatik 14:00etara', 'Mo-Fr 09:00-14:00'],
    ['Asteartea eta osteguna, 10etatik 13:30era', 'Tu,Th 10:00-13:30'],
    ['dal lunedì al venerdì dalle 9 alle 18', 'Mo-Fr 09:00-18:00'],
    ['Sabato e domenica 10-13', 'Sa,Su 10:00-13:00'],
    ['op werkdagen van 9 tot 17.30 uur', 'Mo-Fr 09:00-17:30'],
    ['ma tm vr: 9u30-17u', 'Mo-Fr 09:30-17:00'],
    ['เปิดทุกวัน เวลา 8.30–17.00 น.', 'Mo-Su 08:30-17:00'],
    ['จันทร์-ศุกร์ 9.00-17.00 น.', 'Mo-Fr 09:00-17:00'],
    ['วันจันทร์ถึงวันเสาร์ เวลา ๐๙:๐๐ ถึง ๑๗:๓๐ น.', 'Mo-Sa 09:00-17:30'],
    ['จ.-ศ. 9:00-17:00น.', 'Mo-Fr 09:00-17:00'],
    ['วันเสาร์และวันอาทิตย์ 10.00 - 20.00 น.', 'Sa,Su 10:00-20:00'],
    ['พฤ. 13.00-16.00', 'Th 13:00-16:00'],
    ['Thứ 2 - Thứ 6: 8h30 - 17h00', 'Mo-Fr 08:30-17:00'],
    ['T2–T7 8h–17h', 'Mo-Sa 08:00-17:00'],
    ['Từ thứ Hai đến thứ Sáu, 8 giờ 30 đến 17 giờ', 'Mo-Fr 08:30-17:00'],
    ['Thứ Bảy và Chủ nhật 9h-12h', 'Sa,Su 09:00-12:00'],
    ['Hằng ngày từ 8h đến 20h', 'Mo-Su 08:00-20:00'],
    ['24/7', 'Mo-Su 00:00-24:00'],
    ['maandag t/m vrijdag van 9.00 tot 17.00 uur', 'Mo-Fr 09:00-17:00'],
    ['Segunda-feira a sexta-feira das 9h às 18h', 'Mo-Fr 09:00-18:00'],
    ['seg a sex, 9h às 18h', 'Mo-Fr 09:00-18:00'],
    ['pn.-pt. 8:00-16:00', 'Mo-Fr 08:00-16:00'],
    ['od poniedziałku do piątku w godz. 8-16', 'Mo-Fr 08:00-16:00'],
    ['man–fre 08.00–16.00', 'Mo-Fr 08:00-16:00'],
    ['mandag til fredag kl. 8–16.30', 'Mo-Fr 08:00-16:30'],
    ['tirs. og tors. 10-18', 'Tu,Th 10:00-18:00'],
    ['lør 10–14', 'Sa 10:00-14:00'],
    ['alle hverdager fra kl. 9 til 15', 'Mo-Fr 09:00-15:00'],
    ['månd–fred kl 9–17', 'Mo-Fr 09:00-17:00'],
    ['hver dag 10-20', 'Mo-Su 10:00-20:00'],
    ['月～金　９：００～１８：００', 'Mo-Fr 09:00-18:00'],
    ['月曜日・水曜日 9時〜18時', 'Mo,We 09:00-18:00'],
    ['月～金9:00-18:00', 'Mo-Fr 09:00-18:00'],
    ['土日（午前9時から午後5時半まで）', 'Sa,Su 09:00-17:30'],
    ['平日 9:00-18:00', 'Mo-Fr 09:00-18:00'],
    ['週二至週日 09:30–17:30', 'Tu-Su 09:30-17:30'],
    ['週一至五：9:00-18:00', 'Mo-Fr 09:00-18:00'],
    ['每週六、日　１０：００～１８：００', 'Sa,Su 10:00-18:00'],
    ['星期二至星期日上午9時30分至下午5時', 'Tu-Su 09:30-17:00'],
    ['周一到周五早上8点半到晚上9点', 'Mo-Fr 08:30-21:00'],
    ['禮拜一和禮拜天 10點-12點', 'Mo,Su 10:00-12:00'],
    ['每日 9:00-17:00', 'Mo-Su 09:00-17:00'],
    ['po–pá 7:30–15:00 hod.', 'Mo-Fr 07:30-15:00'],
    ['Út a Čt 8.00 – 16.00 hod', 'Tu,Th 08:00-16:00'],
    ['Pondělí až pátek 8:00-16:00', 'Mo-Fr 08:00-16:00'],
    ['od pondělí do pátku od 8 do 16 hodin', 'Mo-Fr 08:00-16:00'],
    ['v pracovní dny 8-15 h', 'Mo-Fr 08:00-15:00'],
    ['Denně 9–18', 'Mo-Su 09:00-18:00'],
    ['ne 9-12', 'Su 09:00-12:00'],
    // What is called so is on the next day.
    ['火〜日 17:00〜25:00', 'Tu-Su 17:00-01:00'],
  ])('%s', (written, meant) => {
    expect(hoursMeant(written)).toBe(meant);
  });

  it.each([
    ['Do 9-18', 'de', 'Th 09:00-18:00'],
    ['Do 9-18', 'es-MX', 'Su 09:00-18:00'],
    ['ma-vr 9:00-17:00', 'nl', 'Mo-Fr 09:00-17:00'],
    ['So 10-14', 'pl', 'Sa 10:00-14:00'],
    ['So 10-14', 'cs', 'Sa 10:00-14:00'],
  ])('%s, in the language of the site: %s', (written, lang, meant) => {
    expect(hoursMeant(written, lang)).toBe(meant);
    expect(hoursMeant(written)).toBeUndefined();
  });

  it.each([
    // It is a Saturday, whatever it begins with.
    'Sonnabend 9-12',
    'täglich außer Montag 9-18 Uhr',
    'tous les jours sauf lundi 9h-18h',
    'Mo-Fr 9-12, 14-18',
    '土日祝 10:00-17:00',
    '月曜日を除く 9:00〜18:00',
    '9:00〜18:00（水曜定休）',
    '定休日：水曜日',
  ])('but not where they say more than the field can: %s', (written) => {
    expect(hoursMeant(written)).toBeUndefined();
  });

  it.each([
    ['"lang": "de", "openingHours": ["Do 9-18 Uhr"]', 'Th 09:00-18:00'],
    ['"openingHours": ["月〜金 9時〜18時"]', 'Mo-Fr 09:00-18:00'],
  ])('and told as programs read them: %s', (fields, meant) => {
    const site = textIn(GOOD_SITE, SITE_FILE).replace('"version": 1', `"version": 1, ${fields}`);
    const said = reported(readFiles({ ...GOOD_SITE, [SITE_FILE]: site })).find(
      ({ code }) => code === 'field/wrong-form',
    );
    expect(said?.hint).toContain(`Did you mean "${meant}"?`);
  });

  const told = (fields: string): string[] => {
    const site = textIn(GOOD_SITE, SITE_FILE).replace('"version": 1', `"version": 1, ${fields}`);
    const said = reported(readFiles({ ...GOOD_SITE, [SITE_FILE]: site })).filter(({ code }) =>
      code.startsWith('field/'),
    );
    return said.map(({ hint }) => hint);
  };

  it.each([
    '"openingHours": "ma t/m vr 9.00–17.30 uur, za 10.00-12.00 uur, zo gesloten"',
    '"openingHours": { "maandag t/m vrijdag": "9.00-17.30", "za": "10.00-12.00", "zo": "gesloten" }',
  ])('in one text or day by day, as a list: %s', (fields) => {
    expect(told(fields)).toEqual(['Write it as [ "Mo-Fr 09:00-17:30", "Sa 10:00-12:00" ]']);
  });

  it('day by day in words that several languages read otherwise, as texts', () => {
    expect(told('"openingHours": { "Do": "9-17", "Mo": "9-17" }')).toEqual(['Write it as [ "Do 9-17", … ]']);
  });

  it.each(['So geschlossen', 'Sa-Su closed', 'za en zo gesloten', 'Dimanche : fermé', 'Domingos cerrado', '日曜定休'])(
    'of days on which nobody is there, that they are left out: %s',
    (written) => {
      const site = `"openingHours": ["Mo-Fr 09:00-17:00", "${written}"]`;
      expect(told(site)).toEqual(['Leave it out: days that are not named are closed.']);
    },
  );

  it.each([
    ['Lunes a viernes de 9:00 a 14:00 y de 15:30 a 18:00', '"Mo-Fr 09:00-14:00", "Mo-Fr 15:30-18:00"'],
    [
      'Montag und Dienstag 9–12 und 14–18 Uhr, Samstag 9–12 Uhr',
      '"Mo,Tu 09:00-12:00", "Mo,Tu 14:00-18:00", "Sa 09:00-12:00"',
    ],
    ['lundi et jeudi : 9 h - 12 h, 14 h - 17 h 30', '"Mo,Th 09:00-12:00", "Mo,Th 14:00-17:30"'],
  ])('around a break or of several days, as an entry for each: %s', (written, entries) => {
    expect(told(`"openingHours": ["${written}"]`)).toEqual([`Write an entry for each: ${entries}.`]);
  });

  it('but not where a part of them is unclear', () => {
    expect(told('"openingHours": ["Mo-Fr 9-12, 14-18 (nach Vereinbarung)"]')[0]).toContain('Write days and times as');
  });
});
