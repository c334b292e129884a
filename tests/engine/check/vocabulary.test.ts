import { expect, it } from 'vitest';
import { choiceCalled } from '../../../src/engine/schema/vocabulary/choices-called.ts';
import { fieldCalled } from '../../../src/engine/schema/vocabulary/fields-called.ts';
import { typeInOtherWords } from '../../../src/engine/schema/vocabulary/types-called.ts';

const SECTION = ['heading', 'text', 'items', 'tone'];
const QUESTION = ['question', 'answer'];
const PLAN = ['name', 'price', 'features', 'link'];

it.each([
  [SECTION, 'heading', '見出し 제목 标题 العنوان rubrik overskrift başlık заголовок'],
  [SECTION, 'text', '本文 본문 正文 النص brödtext brødtekst metin текст'],
  [SECTION, 'items', '項目 항목 项目 العناصر punkter ögeler öğeler пункти'],
  [QUESTION, 'question', '質問 질문 问题 السؤال fråga spørgsmål soru запитання'],
  [QUESTION, 'answer', '答え 답변 答案 الجواب svar cevap відповідь'],
  [PLAN, 'name', '名前 이름 名称 الاسم namn navn ad назва'],
  [PLAN, 'price', '価格 가격 价格 السعر pris fiyat ціна'],
  [PLAN, 'features', '特徴 특징 特点 المزايا fördelar fordele özellikler переваги'],
  [PLAN, 'link', 'リンク 링크 链接 الرابط länk knapp knap bağlantı посилання'],
  [['hours', 'phones'], 'hours', '営業時間 영업시간 营业时间 أوقات_الدوام öppettider åbningstider години_роботи'],
  [['firstName', 'lastName'], 'firstName', "名前 お名前 이름 姓名 الاسم_الأول namn navn ad ім’я ім'я"],
  [['price', 'text', 'badge'], 'price', 'prijs tarief bedrag kosten vanaf'],
  [['min', 'hint', 'label'], 'hint', 'toelichting hulptekst uitleg'],
  [['min', 'max'], 'max', 'tot maximaal'],
  [['href', 'from', 'links'], 'from', 'map van folder'],
  [['redirects', 'languages', 'search'], 'redirects', 'doorverwijzingen omleidingen'],
  // As in Taiwan and Hong Kong: the letters are those of Simplified Chinese in others, and some of the words.
  [SECTION, 'heading', '標題'],
  [SECTION, 'items', '項目 清單'],
  [QUESTION, 'question', '問題'],
  [PLAN, 'price', '價格 票價'],
  [PLAN, 'link', '連結 鏈接 按鈕'],
  [['blocks', 'card', 'facts'], 'blocks', '區塊'],
  [['hours', 'phones'], 'hours', '營業時間 開放時間'],
  [['currency', 'plans'], 'currency', '貨幣 幣別'],
  [SECTION, 'heading', 'overskrift tittel'],
  [SECTION, 'text', 'brødtekst ingress innhold'],
  [QUESTION, 'question', 'spørsmål'],
  [PLAN, 'price', 'pris beløp'],
  [PLAN, 'link', 'lenke knapp'],
  [['blocks', 'card', 'facts'], 'blocks', 'blokker seksjoner'],
  [['blocks', 'card', 'facts'], 'card', 'kort'],
  [['order', 'icon', 'image'], 'order', 'rekkefølge'],
  [['publishAt', 'unpublishAt'], 'publishAt', 'publiseres_fra publisert'],
  [['firstName', 'lastName', 'email', 'phone'], 'lastName', 'etternavn'],
  [['firstName', 'lastName', 'email', 'phone'], 'phone', 'telefonnummer mobil tlf'],
  [['label', 'choices', 'min'], 'choices', 'valg alternativer'],
  [['time', 'title'], 'time', 'år tidspunkt'],
  [['hours', 'phones', 'languages'], 'hours', 'åpningstider'],
  [['hours', 'phones', 'languages'], 'languages', 'språk'],
  [SECTION, 'heading', 'nadpis titulek'],
  [SECTION, 'items', 'položky'],
  [PLAN, 'name', 'název'],
  [PLAN, 'price', 'cena poplatek'],
  [PLAN, 'link', 'odkaz tlačítko'],
  [['country', 'hours', 'phones'], 'country', 'země'],
  [['category', 'date', 'author'], 'category', 'rubrika'],
  [['href', 'from', 'links'], 'from', 'složka'],
  [SECTION, 'heading', 'título encabezado izenburua'],
  [SECTION, 'text', 'texto testua'],
  [QUESTION, 'question', 'pregunta galdera'],
  [QUESTION, 'answer', 'respuesta erantzuna'],
  [PLAN, 'price', 'precio prezioa'],
  [['publishAt', 'unpublishAt'], 'publishAt', 'publicar publicado_desde argitaratu'],
  [['publishAt', 'unpublishAt'], 'unpublishAt', 'despublicar publicado_hasta caducidad'],
  [['imageSide', 'imageSize'], 'imageSide', 'lado side aldea'],
  [['layout', 'columns'], 'layout', 'diseño disposición'],
  [['firstName', 'lastName', 'email', 'phone'], 'lastName', 'apellidos abizenak'],
  // As English is written in India.
  [['price', 'text', 'badge'], 'price', 'fees charges'],
  [['annual', 'monthly'], 'annual', 'Yearly_Fees'],
  [['street', 'postalCode'], 'postalCode', 'pincode PIN'],
  [['hours', 'phones'], 'hours', 'timings'],
  [['firstName', 'email', 'phone', 'message'], 'phone', 'Mobile_No. mobileNo contactNo'],
  [['firstName', 'email', 'phone', 'message'], 'email', 'Email_ID'],
  [['firstName', 'email', 'phone', 'message'], 'message', 'query remarks'],
  [['firstName', 'email', 'phone', 'message'], 'firstName', 'name Full_name'],
  [['quote', 'position'], 'position', 'designation'],
  [['publishAt', 'unpublishAt'], 'unpublishAt', 'validTill expiry'],
  [['updatedAt', 'draft'], 'updatedAt', 'modified lastmod gewijzigd laatst_bijgewerkt'],
])('of %j, "%s" is what is called so in a language: %s', (fields, field, names) => {
  for (const name of names.split(' '))
    expect([name, fieldCalled(name.replace('_', ' '), fields)]).toEqual([name, field]);
});

const TYPES =
  'badges carousel cardGrid caseStudy chart checklist collection comparison contactDetails cta embed faq hero inquiryForm linkList newsletter notes places pricing prose quote specs split stats steps testimonials timeline video'.split(
    ' ',
  );

it.each([
  [
    'faq',
    '質問 자주_묻는_질문 常见问题 أسئلة_شائعة vanliga_frågor ofte_stillede_spørgsmål sıkça_sorulan_sorular часті_запитання',
  ],
  ['pricing', '料金プラン 가격표 价格表 الأسعار prislista prisliste fiyat_listesi ціни'],
  ['inquiryForm', 'お問い合わせフォーム 문의하기 联系表单 نموذج kontaktformulär kontaktformular iletişim_formu форма'],
  ['testimonials', 'お客様の声 후기 客户评价 آراء_العملاء omdömen anmeldelser müşteri_yorumları відгуки'],
  ['embed', '地図 오시는길 地图 خريطة karta harita мапа'],
  ['timeline', '沿革 연혁 历程 تاريخنا tidslinje historie tarihçe історія'],
  ['faq', '常見問題 問與答'],
  ['inquiryForm', '聯絡表單'],
  ['contactDetails', '聯絡方式'],
  ['cardGrid', 'mannschaft equipo medewerkers'],
  ['faq', 'spørsmål ofte_stilte_spørsmål'],
  ['quote', 'sitat'],
  ['embed', 'kart'],
  ['places', 'sted åpningstider'],
  ['inquiryForm', 'skjema kontaktskjema'],
  ['carousel', 'galleri karusell bildegalleri før-og-etter before-after lightbox'],
  ['steps', 'trinn fremgangsmåte'],
  ['stats', 'tall nøkkeltall'],
  ['checklist', 'sjekkliste'],
  ['comparison', 'tabulka'],
  ['collection', 'aktuality seznam_stránek'],
  ['linkList', 'odkazy dokumenty ke_stažení'],
  ['carousel', 'galerie fotogalerie'],
  ['inquiryForm', 'formulář přihláška'],
  ['hero', 'toppfelt'],
  ['split', 'tekst_og_bilde'],
  ['linkList', 'lenker nedlastinger'],
  ['testimonials', 'anbefalinger kundeuttalelser'],
  ['cardGrid', 'speakers ponentes hizlariak'],
  ['badges', 'patrocinadores logotipos babesleak'],
  ['timeline', 'cronograma'],
  ['collection', 'listado ponencias'],
  ['places', 'horario sede egoitza'],
  ['prose', 'programa egitaraua'],
  ['faq', 'acordeón galderak'],
  ['split', 'imagen bild irudia'],
  ['newsletter', 'boletín buletina'],
  ['chart', 'グラフ 차트 图表 رسم_بياني diagram graf grafik діаграма'],
  ['prose', 'お知らせ 공지사항 正文 جدول tabel metin розклад'],
  ['places', '店舗 매장 门店 فروعنا öppettider åbningstider çalışma_saatleri години_роботи'],
])('a block "%s" is what is called so in a language: %s', (type, names) => {
  for (const name of names.split(' '))
    expect([name, typeInOtherWords(name.replaceAll('_', ' '), TYPES)]).toEqual([name, type]);
});

it.each([
  [['default', 'muted', 'dark', 'accent'], 'dark', '暗い 어두운 深色 داكن mörk mørk koyu темний'],
  [['left', 'right'], 'right', 'høyre'],
  [['default', 'muted', 'dark', 'accent'], 'dark', 'tmavý tmavá'],
  [['left', 'right'], 'right', 'vpravo'],
  [['school', 'calendar', 'users'], 'school', 'škola'],
  [['school', 'calendar', 'users'], 'calendar', 'kalendář'],
  [['number', 'date', 'choice', 'checkbox'], 'date', 'datum'],
  [['phone', 'clock', 'map-pin'], 'clock', '時鐘'],
  [['ascending', 'descending'], 'descending', 'synkende'],
  [['bars', 'line', 'stacked'], 'bars', 'søyler stolper'],
  [['square', 'soft', 'round'], 'round', 'avrundet'],
  [['number', 'date', 'choice', 'checkbox'], 'number', 'tall antall'],
  [['number', 'date', 'choice', 'checkbox'], 'checkbox', 'avkryssing'],
  [['text', 'multiline', 'checkbox', 'number'], 'multiline', 'flere_linjer'],
  [['left', 'right'], 'left', '左 왼쪽 يسار vänster venstre sol ліворуч'],
  [['bars', 'line', 'stacked'], 'line', '折れ線 꺾은선 折线 خط linje çizgi лінія'],
  [
    ['number', 'date', 'choice', 'checkbox'],
    'checkbox',
    'チェックボックス 체크박스 复选框 kryssruta afkrydsning onay_kutusu прапорець',
  ],
  [['text', 'multiline', 'checkbox', 'number'], 'multiline', 'meerdere_regels tekstvak'],
  [['Attorney', 'LegalService', 'Bakery'], 'Attorney', 'Rechtsanwalt avocat advocaat advokat'],
  [['Attorney', 'LegalService', 'Bakery'], 'Bakery', 'Bäckerei boulangerie bakkerij bageri'],
  [['phone', 'clock', 'map-pin'], 'clock', '時計 시계 时钟 ساعة klocka ur saat годинник'],
  [['left', 'right'], 'left', 'izquierda ezkerrean'],
  [['grid', 'glow', 'plain'], 'plain', 'liso'],
  [['number', 'date', 'choice', 'checkbox'], 'choice', 'desplegable'],
  [['phone', 'mic', 'map-pin'], 'mic', 'micrófono Mikrofon microphone'],
  [['phone', 'clock', 'map-pin'], 'map-pin', '地図 지도 地图 خريطة karta kort harita карта'],
])('of %j, "%s" is what is called so in a language: %s', (choices, choice, names) => {
  for (const name of names.split(' '))
    expect([name, choiceCalled(name.replace('_', ' '), choices)]).toEqual([name, choice]);
});
