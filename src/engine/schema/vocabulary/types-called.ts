import { inPlainLetters } from '../../../model/words/letters/plain-letters.ts';
import { typedAs } from './typed-as.ts';
import { tableLines } from '../../../model/words/table-lines.ts';

/** Types of blocks, and behind the colon what they are called in other languages. */
const CALLED = tableLines(`
  pricing: preise tarife prix tarifs precios tarifas prezzi tariffe precos planos planes prijzen tarieven ceny cennik priser hinnat fiyat fiyatlar ucretler listino listinoprezzi tarifa tarifario tabeladeprecos 料金 料金表 価格 가격 가격표 요금 요금표 요금제 수업료 prislista prisliste fiyatlistesi 料金プラン プラン 价格 价格表 价目表 套餐 الأسعار أسعار قائمةالأسعار الباقات ціни прайс прайслист вартість тарифи
  faq: fragen questions foire preguntas dudas domande perguntas duvidas vragen pytania fragor kysymykset sss sorular sikcasorulanlar pytaniaiodpowiedzi preguntasfrecuentes questionsfrequentes domandefrequenti veelgesteldevragen perguntasfrequentes よくある質問 よくあるご質問 질문 자주묻는질문 질문과답변 fraagor vanligafraagor vanligafragor spoergsmaal oftestilledespoergsmaal siksorulansorular sikcasorulansorular 質問 常见问题 常见问答 问答 أسئلة أسئلةشائعة الأسئلةالشائعة запитання питання частізапитання частіпитання поширенізапитання
  embed: karte landkarte carte plan mapa mappa kaart kartta harita konum 地図 지도 karta アクセス アクセスマップ 地图 오시는길 찾아오시는길 الخريطة خريطة карта мапа webcam route routebeschrijving
  testimonials: stimmen kundenstimmen bewertungen temoignages avis testimonios opiniones opinioni recensioni depoimentos avaliacoes ervaringen referenties opinie omdomen referanslar yorumlar gorusler goerusler referencje resenas testimonianze beoordelingen 후기 고객후기 이용후기 추천사 omdoemen kundomdoemen referenser udtalelser kundeudtalelser anmeldelser anbefalinger musteriyorumlari お客様の声 口コミ レビュー 客户评价 顾客评价 评价 آراء آراءالعملاء تقييمات відгуки
  cardGrid: karten kacheln mannschaft equipe tarjetas equipo schede squadra cartoes time kaarten karty zespol kort kartlar ekip cartes fiches kafelki kafle 카드 구성원 교직원 직원 선생님 personal tjaenster personale medarbejdere ydelser カード スタッフ サービス 卡片 团队 服务 의료진 서비스 بطاقات البطاقات الفريق فريقنا الخدمات خدماتنا картки команда послуги medewerkers kolommen
  carousel: galerie diaporama galeria galleria galerij galleri galeri karuzela 갤러리 사진첩 슬라이드 bildspel billedgalleri slayt kaydirici ギャラリー フォトギャラリー スライド スライドショー 图库 相册 画廊 轮播 معرض معرضالصور галерея слайдер карусель
  contactDetails: kontakt kontaktdaten contacto contatti contato contatos contactgegevens dane yhteystiedot iletisim danekontaktowe datosdecontacto coordonnees recapiti dadosdecontato 連絡先 연락처 kontaktuppgifter kontaktoplysninger 联系方式 联系我们 اتصلبنا تواصل تواصلمعنا معلوماتالاتصال контакти контакт bereikbaarheid
  places: standorte standort filialen anschrift adresse adresses horaires horairesdouverture lieux agences direccion direcciones ubicacion sucursales sedes sedi sede indirizzo orariodiapertura endereco enderecos unidades openingstijden vestigingen adressen lokalizacja lokalizacje adres oddzialy placowki adresser filialer subeler subelerimiz 店舗 店舗情報 所在地 지점 매장 门店 地址 فروعنا العنوان філії адреса horarios orari godziny godzinyotwarcia oeffnungszeiten oeppettider aabningstider calismasaatleri 営業時間 营业时间 영업시간 ساعاتالعمل годинироботи luoghi luogo
  inquiryForm: formular kontaktformular formulaire formulario modulo formulier formularz formulaer lomake formularzkontaktowy formulariodecontacto formulairedecontact modulodicontatto contactformulier formulariodecontato お問い合わせ フォーム 予約フォーム 문의 문의하기 문의양식 문의폼 양식 신청서 kontaktformulaer bokning bestilling form iletisimformu rezervasyon お問い合わせフォーム 問い合わせ 問い合わせフォーム 予約 联系表单 表单 留言 预约 예약 예약하기 نموذج نموذجالاتصال الحجز حجزموعد форма контактнаформа запис buchung anmeldung reservation inscription prenotazione iscrizione
  timeline: zeitleiste zeitstrahl chronologie cronologia lineadeltiempo linhadotempo tijdlijn tidslinje aikajana zamancizelgesi osczasu historia lineadetiempo frise frisechronologique historique lineadeltempo storia geschiedenis 연혁 연표 일정 historie tarihce 年表 沿革 歩み 历史 历程 时间线 تاريخنا الجدولالزمني історія хронологія
  prose: absatz texte texto testo tekst teksti metin yazi schedule timetable stundenplan fahrplan programm programma rooster artykul akapit parrafo paragraphe paragrafo alinea 文章 本文 본문 글 텍스트 표 시간표 tabell tabel 表 時間割 お知らせ 正文 文字 公告 表格 时间表 공지 공지사항 النص نص جدول текст таблиця розклад inleiding introductie
  steps: schritte ablauf etapes pasos passi passos stappen kroki steg vaiheet adimlar etapas passaggi fasi stappenplan passoapasso 단계 절차 과정 trin 流れ ご利用の流れ 手順 ステップ 步骤 流程 진료과정 خطوات الخطوات кроки етапи
  stats: zahlen kennzahlen chiffres cifras numeros numeri cijfers liczby siffror luvut sayilar istatistikler statystyki estadisticas statistiques statistiche statistieken estatisticas statistiken 통계 숫자 statistik tal istatistik rakamlar 数字 実績 数据 统计 أرقام إحصاءات إحصائيات цифри статистика
  quote: zitat citation cita citazione citacao citaat cytat citat lainaus alinti 인용 인용문 引用 引言 اقتباس цитата
  collection: seitenliste liste lista lijst luettelo listastron listadepaginas listedepages elencodipagine colecao coleccion raccolta elenco 목록 글목록 一覧 リスト 商品一覧 列表 قائمة список перелік overzicht artikelen
  checklist: vorteile avantages ventajas vantaggi vantagens voordelen zalety fordele avantajlar korzysci beneficios atouts listeapuces puntidiforza pluspunten 체크리스트 장점 foerdelar 特徴 特長 特点 特色 优势 특징 مزايا المزايا الميزات переваги
  comparison: vergleich tabelle comparaison tableau comparacion tabla confronto tabella comparacao tabela vergelijking porownanie jamforelse vertailu karsilastirma tablo comparativa comparatif comparativo 비교 비교표 jaemfoerelse sammenligning 比較 比較表 对比 比较 مقارنة порівняння
  specs: daten merkmale caracteristicas caratteristiche kenmerken ozellikler oezellikler danetechniczne specyfikacja especificaciones fichatecnica caracteristiques fichetechnique specifiche schedatecnica specificaties especificacoes 사양 제원 specifikationer teknikdata 仕様 スペック 规格 参数 المواصفات مواصفات характеристики speisekarte menukarte
  newsletter: rundbrief infolettre boletin boletim nieuwsbrief biuletyn nyhetsbrev uutiskirje bulten buelten 뉴스레터 소식지 nyhedsbrev メルマガ メールマガジン ニュースレター 订阅 نشرة نشرةبريدية النشرةالبريدية розсилка
  hero: kopfbereich entete cabecera portada intestazione cabecalho capa kop kahraman baner banniere encabezado testata topo 머리 대문 상단 ヒーロー メインビジュアル 首屏 横幅 히어로 메인배너 الواجهة банер обкладинка koptekst
  cta: aufruf appel llamada chamada oproep wezwaniedodzialania llamadaalaaccion appelalaction invitoallazione chamadaparaacao przycisk boton bouton pulsante knop botao knapp knap buton 行动号召 دعوة заклик
  notes: anmerkungen hinweise uwagi przypisy notas aviso avisos mentions remarques avvertenze opmerkingen kleineletters observacoes anmaerkningar bemaerkninger notlar 注意事項 備考 备注 注意事项 안내 참고 ملاحظات примітки
  chart: diagramm grafik wykres grafico grafica graphique diagramme diagramma grafiek diagram graf グラフ 图表 그래프 차트 رسمبياني مخطط графік діаграма
  video: film filmato filmpje 動画 ビデオ 视频 동영상 영상 فيديو відео
  linkList: linkliste linki listalinkow enlaces listadeenlaces liens listedeliens elencodilink listadelinks laenkar baglantilar リンク リンク集 链接 링크 روابط посилання unterlagen dokumente documents documenti telechargements
  badges: odznaki logotypy partnerzy insignias partenaires loghi partner keurmerken selos parceiros
  caseStudy: fallstudie studiumprzypadku realizacja casodeexito casopractico etudedecas casodistudio praktijkvoorbeeld estudodecaso kundcase kundecase referanscalismasi 事例 導入事例 案例 사례 دراسةحالة кейс приклад
  split: textundbild tekstizdjecie textoeimagen texteetimage testoeimmagine tekstenafbeelding textoeimagem afbeelding
`).map(([type, called]): [type: string, called: string] => [type, inPlainLetters(called)]);

/** The type of block that is called so in another language, among those that there are: "preços" are "pricing". */
export function typeInOtherWords(name: string, types: readonly string[]): string | undefined {
  const word = inPlainLetters(name).replace(/\P{L}/gu, '');
  return (
    CALLED.find(([type, called]) => types.includes(type) && called.split(' ').includes(word))?.[0] ??
    typedAs(name, types)
  );
}
