import { typedAs } from './typed-as.ts';
import { tableLines } from '../../../model/words/table-lines.ts';
import { asCalled } from './as-called.ts';

/**
 * Choices and icons, and behind the colon what other programs and other languages call them. One word may be several of
 * them.
 */
const CALLED = tableLines(`
  dark: dunkel sombre fonce oscuro escuro scuro ciemny ciemne koyu donker 어둡게 어두운 검정 moerk 暗い 黒 黒色 ダーク 深色 黑色 暗色 داكن غامق темний moerkt black inverse inverted night tmavy tmava tmave cerny cerna כהה тёмный черный iluna เข้ม มืด ดำ toi den
  muted: gedaempft grau hell light gray grey gris clair doux suave claro discreto cinza szary jasny jasne przygaszony grigio chiaro grijs licht 회색 연하게 흐리게 graa ljus lys gri acik 薄い 灰色 グレー 浅色 رمادي فاتح сірий світлий daempet silver subtle secondary tlumeny tlumena svetly svetla sedy seda בהיר אפור светлый серый argia grisa
  accent: akzent farbig kraeftig accentue destacado acento destaque accento akcent wyrozniony vurgulu kolor color couleur colore kleur cor farbe 강조 강조색 vurgu 強調 アクセント 强调 بارز مميز акцент акцентний fremhevet highlight brand primary vyrazny vyrazna barevny barevna מודגש צבעוני яркий
  default: standard normal normale normalny domyslny domyslne defaut defecto predeterminado padrao predefinito varsayilan 기본 標準 通常 默认 افتراضي عادي звичайний стандартний vanlig white transparent none plain vychozi standardni normalni רגיל обычный
  regular: normal normale normalny zwykly standard default medium narrow
  left: links gauche izquierda esquerda sinistra lewa lewo lewy lewej sol 왼쪽 vaenster venstre 左 يسار ліворуч зліва start vlevo leva שמאל слева ezkerra ezkerrean ซ้าย trai
  right: rechts droite derecha direita destra prawa prawo prawy prawej sag 오른쪽 hoeger hoejre 右 يمين праворуч справа hoeyre end vpravo prava ימין eskuina eskuinean ขวา phai
  primary: primaer haupt principal primaire primario glowny principale ana 主要 رئيسي основний hlavni ראשי главный основная
  secondary: sekundaer zweite zweiter secondaire secundario secondario drugorzedny drugi ikincil 次要 ثانوي другорядний vedlejsi druhotny משני вторая
  ascending: asc oldest aufsteigend ascendente croissant oplopend artan crescente rosnaco 오름차순 오래된순 stigande stigende 昇順 古い順 升序 تصاعدي зазростанням eldst vzestupne gorakorra
  descending: desc newest latest absteigend descendente decroissant decrescente aflopend azalan malejaco 내림차순 최신순 fallande faldende 降順 新しい順 降序 تنازلي заспаданням synkende nyest nyesteforst sestupne beherakorra
  cards: karten cartes tarjetas cartoes schede karty kaarten 카드 kort kartlar カード 卡片 بطاقات картки כרטיסים карточки txartelak การ์ด the
  tiles: kacheln tuiles mosaico mosaicos azulejos piastrelle kafelki kafle tegels 타일 rutor fliser karolar タイル 网格 磁贴 плитки ruter dlazdice
  articles: artikel beitraege articulos artigos articoli artykuly news 기사 글 소식 artiklar artikler makaleler 記事 文章 مقالات статті clanky aktuality כתבות статьи новости
  rows: zeilen reihen lignes rangees filas linhas righe wiersze lista liste elenco lijst rijen list 줄 행 rader raekker satirlar リスト 一覧 行 列表 목록 قائمة صفوف список рядки table horizontal radky seznam שורות רשימה строки แถว รายการ hang danhsach
  bento: masonry mosaic
  columns: spalten colonnes columnas colunas colonne kolumny 열 kolumner kolonner sutunlar suetunlar 列 أعمدة стовпці колонки sloupce עמודות столбцы
  row: zeile reihe ligne rangee fila linha riga wiersz horizontal grid columns cards
  column: spalte colonne columna coluna colonna kolumna vertical list timeline center centered stacked עמודה колонка
  center: mitte mittig zentriert centre centro centrado centralizado centrato srodek wysrodkowany gecentreerd midden 가운데 중앙 mitten midten orta ortada 中央 居中 中间 وسط центр поцентру midte midtstilt sentrert centered centred middle stacked stred nastred uprostred מרכז אמצע erdia erdian กลาง giua
  wide: breit ancho largo larga largura szeroki szerokie 넓게 bred full fullwidth banner siroky רחב широкий กว้าง rong
  large: gross grand grande duzy duze groot 크게 stor buyuk bueyuek 大 大きい كبير великий big huge velky גדול большой ใหญ่ lon
  edge: bleed fullbleed full cover
  tall: hoch haut alto alta wysoki hoey large big full fullscreen fullheight
  compact: kompakt kompaktowy compacto compatto small short half slim tight dense
  split: geteilt partage dividido diviso podzielony left right imageleft imageright sidebyside twocolumn twocolumns
  side: left right beside split twocolumn twocolumns
  square: eckig carre cuadrado quadrado quadrato kwadratowy scherp recht vierkant hoekig kantet firkantet sharp none rectangular
  round: rund rond arrondi redondo arredondado rotondo okragly okragle zaokraglony zaokraglone 둥글게 yuvarlak 丸い 圆 圆角 دائري круглий avrundet runde pill circle rounded kulaty มน กลม tron
  article: blog blogpost post news artikel articulo artigo articolo artykul 기사 글 소식 블로그 artikkel innlegg clanek artikulua บทความ ข่าว baiviet tintuc
  service: dienst dienstleistung leistung prestation servicio servico servizio usluga serwis 서비스 tjeneste บริการ dichvu
  bars: balken barres barras barre slupki slupkowy staven staplar stapeldiagram soejler soejlediagram cubuk 棒 棒グラフ 柱状 柱状图 막대 막대그래프 أعمدة стовпці стовпчики soeyler stolper soeylediagram stolpediagram bar column columns histogram עמודות столбцы
  line: linie ligne linea linha linia liniowy lijn linje cizgi 折れ線 折れ線グラフ 折线 折线图 선 꺾은선 خط лінія linjediagram area spline curve קו линия
  stacked: pie donut doughnut ring
  9:16: vertical portrait
  1:1: square
  16:9: landscape widescreen wide
  plain: none solid white liso plano
  glow: gradient radial
  grid: pattern lines
  trial: probe essai prueba teste prova proba
  contact: kontakt contacto contato contatto 문의 inquiry enquiry quote support booking
  action: info step
  done: check success ok resolved fixed
  alarm: alert warning error danger critical
  date: datum fecha data 날짜 dato tarih 日付 日期 تاريخ дата datetime תאריך วันที่ ngay
  text: string url time line testua ข้อความ vanban
  number: zahl anzahl nombre numero liczba ilosc chiffre getal aantal 숫자 nummer tal sayi 数字 数値 个数 数量 رقم عدد число bedrag tall antall integer range rating cislo מספר zenbakia ตัวเลข จำนวน so
  choice: select radio dropdown auswahl choix seleccion opciones escolha scelta wybor lista keuze opcje opcion liste elenco keuzelijst selecao 선택 val valg secim 選択 选择 单选 اختيار вибір список nedtrekksliste vyber seznam בחירה выбор desplegable listadesplegable menudesplegable aukera ตัวเลือก luachon
  multiline: textarea longtext mehrzeilig wielowierszowe wielolinijkowy meerregelig 긴글 여러줄 flerradig flerlinjet coksatirli 複数行 多行 نصطويل багаторядковий meerdereregels tekstvak flerelinjer flerlinjer viceradkovy
  checkbox: kaestchen haken case casilla caixa casella pole polewyboru caseacocher selectievakje vinkje aankruisvakje caixadeselecao 체크박스 확인란 kryssruta afkrydsning afkrydsningsfelt onaykutusu チェックボックス 复选框 勾选 مربعاختيار прапорець ja/nee avkryssing avkrysning avkrysningsboks zaskrtavaci zaskrtnuti ช่องทำเครื่องหมาย hopkiem
  warning: warnung avertissement advertencia aviso avviso ostrzezenie 경고 advarsel
  error: fehler erreur erro errore blad 오류 feil
  house: haus maison casa dom 집 홈 hus ev 家 ホーム 房子 首页 بيت منزل дім будинок huis dum domu domov בית дом etxea บ้าน หน้าแรก nha
  phone: telefono telefone telephone telefon 전화 電話 电话 هاتف телефон telefoon tlf טלפון telefonoa โทรศัพท์ dienthoai
  mail: email envelope brief umschlag enveloppe lettre sobre carta lettera busta koperta list poczta 편지 메일 이메일 brev posta eposta メール 手紙 邮件 信 بريد رسالة лист пошта envelop konvolutt obalka דואל מעטפה почта конверт อีเมล จดหมาย thu
  map-pin: location address place ort standort adresse lieu ubicacion lugar localizacao endereco luogo adres miejsce lokalizacja 위치 지도 주소 karta kort plats sted harita konum 地図 場所 地图 位置 خريطة موقع карта місце kart misto adresa poloha מיקום כתובת место адрес kokapena แผนที่ ที่ตั้ง bando
  clock: hours time uhr uhrzeit horloge heure reloj hora relogio orologio zegar godzina godziny 시계 시간 klocka ur saat 時計 時間 时钟 时间 ساعة годинник klok klokke hodiny cas שעון שעות часы ordua erlojua นาฬิกา เวลา dongho gio
  calendar: kalender termin calendrier calendario kalendarz 달력 일정 takvim カレンダー 日历 تقويم календар kalendar לוחשנה календарь egutegia ปฏิทิน lich
  user: benutzer person personne utilisateur persona usuario pessoa utente osoba uzytkownik 사람 사용자 kullanici kisi 人 用户 شخص людина persoon gebruiker uzivatel אדם человек คน ผู้ใช้ nguoi
  users: people team gruppe menschen equipe personnes personas equipo pessoas squadra zespol ludzie 사람들 모임 팀 ekip チーム 团队 فريق команда люди mensen mennesker lide skupina tym אנשים צוות ทีม กลุ่ม nhom
  mic: microphone mikrofon microfono microfone mikrofonoa
  heart: herz coeur corazon coracao cuore serce 하트 마음 hjaerta hjerte kalp ハート 心 爱心 قلب серце srdce לב сердце หัวใจ traitim
  star: stern etoile estrella estrela stella gwiazda gwiazdka 별 stjaerna stjerne yildiz 星 نجمة зірка hvezda כוכב звезда ดาว ngoisao
  music: musik musique musica muzyka muzik 음악 音楽 音乐 موسيقى музика מוזיקה מוסיקה музыка
  check: haken haekchen coche visto ptaszek 체크 bock flueben チェック 勾 علامة галочка hake fajfka
  shield: schild bouclier escudo scudo tarcza 방패 skoeld skjold kalkan 盾 درع щит
  lock: schloss cadenas candado cadeado lucchetto klodka 자물쇠 laas kilit 锁 錠 قفل замок zamek
  key: schluessel cle llave chave chiave klucz 열쇠 nyckel noegle anahtar 鍵 钥匙 مفتاح ключ noekkel klic
  car: auto voiture coche carro macchina samochod 자동차 bil araba 車 汽车 سيارة авто машина รถ รถยนต์ oto
  train: zug bahn tren trem treno pociag 기차 taag tog 電車 火车 قطار потяг поїзд vlak
  bed-double: bett lit cama letto lozko saeng seng yatak ベッド 床 سرير ліжко
  utensils: besteck essen couverts restaurant cubiertos talheres posate sztucce jedzenie 급식 식사 bestick mat mad yemek 食事 餐具 طعام їжа bestikk pribor jidlo obed jidelna อาหาร ร้านอาหาร monan doan
  coffee: kaffee cafe caffe kawa 커피 kaffe kahve コーヒー 咖啡 قهوة кава กาแฟ caphe
  scissors: schere ciseaux tijeras tesoura forbici nozyczki 가위 sax saks makas はさみ 剪刀 مقص ножиці
  wrench: werkzeug schraubenschluessel outil herramienta ferramenta attrezzo narzedzie 도구 verktyg vaerktoej alet 工具 扳手 أدوات інструмент verktoey skiftenoekkel
  camera: kamera appareil camara aparat fotoapparat 카메라 カメラ 相机 كاميرا камера fotoaparat
  book: buch livre libro livro ksiazka 책 bok bog kitap 本 书 كتاب книга boek kniha หนังสือ sach
  gift: geschenk cadeau regalo presente prezent 선물 present gave hediye プレゼント ギフト 礼物 هدية подарунок darek ของขวัญ qua
  shopping-cart: warenkorb einkaufswagen panier chariot carrito carrinho carrello koszyk 장바구니 kundvagn indkoebskurv sepet カート 购物车 سلة кошик
  credit-card: kreditkarte tarjeta cartao carta
  tag: price preis prix precio preco prezzo cena prijs pris fiyat 가격 価格 价格 سعر ціна
  banknote: geld argent dinero dinheiro denaro pieniadze 돈
  briefcase: aktentasche koffer mallette maletin maleta valigetta teczka walizka 가방 aktetas koffert
  building-2: gebaeude batiment immeuble edificio predio budynek 건물 gebouw bygning bygg
  stethoscope: arzt medecin medico lekarz laekare laege doktor 聴診器 医生 طبيب лікар
  dog: hund chien perro cachorro cane pies 강아지 개 kopek koepek 犬 狗 كلب собака
  cat: katze chat gato gatto kot 고양이 katt kat kedi 猫 قطة кіт
  leaf: blatt feuille hoja folha foglia lisc 잎 blad yaprak 葉 叶子 ورقة листок ใบไม้ la
  tree-deciduous: baum arbre arbol arvore albero drzewo 나무 tre strom
  flower: blume fleur flor fiore kwiat 꽃 blomma blomst cicek 花 زهرة квітка kvetina ดอกไม้ hoa
  sun: sonne soleil sole slonce 해 태양 sol gunes 太陽 太阳 شمس сонце slunce
  droplet: wasser tropfen eau goutte agua gota acqua goccia woda kropla 물 vatten vand su 水 ماء вода vann draape
  flame: feuer flamme feu fuego fogo fuoco ogien 불 ild
  lightbulb: idee gluehbirne ampoule idea bombilla ideia lampada pomysl zarowka 전구 아이디어 lampa paere ampul 電球 灯泡 مصباح лампочка lyspaere zarovka
  globe: welt monde mundo mondo swiat 지구 세계 verden jordklode svet globus
  message-circle: nachricht sprechblase bulle mensaje mensagem messaggio wiadomosc 말풍선
  scale: waage balance balanza balanca bilancia waga 저울 weegschaal
  gavel: richter juge juez juiz giudice sad mlotek hamer rechtbank
  handshake: haendedruck vertrag accord acuerdo acordo accordo umowa handdruk
  file-text: dokument document documento dokumenty 문서 belge 書類 文件 مستند документ soubor
  search: suche lupe loupe recherche lupa buscar szukaj 검색 돋보기 ara 検索 搜索 بحث пошук soek hledat
  circle-question-mark: frage question pregunta pergunta domanda pytanie 물음표 질문
  triangle-alert: achtung attention atencion atencao attenzione uwaga 주의
  award: auszeichnung premio premios nagroda 상 상장 pris utmerkelse oceneni
  school: schule ecole escuela escola scuola szkola okul 학교 skole skola โรงเรียน truonghoc
  stack: apilado empile impilato untereinander column list
  swipe: scroll carousel slide slider
  x: twitter
  host: on always true
  off: none
  local: test none off development
  emailjs: production live email
  script: google ga4 gtag gtm googleanalytics umami fathom cloudflare simpleanalytics
  static: ftp ionos hetzner strato firebase render gitlab azure surge heroku
  s3: aws amazon cloudfront
  github-pages: github ghpages
  facebook: fb meta
  airy: roomy luftig aere espacioso arioso ruim luchtig spacious loose
  tinted: color colored coloured
  paper: light white transparent
  deep: dark dunkel
  sans: sansserif system grotesk grotesque
  normal: regular comfortable default medium
  Attorney: lawyer rechtsanwalt anwalt avocat abogado avvocato advogado advocaat adwokat advokat avukat адвокат
  LegalService: lawfirm kanzlei anwaltskanzlei cabinetdavocats bufete studiolegale advocatenkantoor kancelaria
  Notary: notar notaire notario notaio tabeliao notaris notariusz noter нотаріус
  AccountingService: accountant bookkeeper steuerberater steuerberatung comptable contable gestoria commercialista contador boekhouder accountantskantoor ksiegowy biurorachunkowe regnskapsfoerer
  Dentist: zahnarzt zahnarztpraxis dentiste dentista tandarts tandartspraktijk dentysta tandlaege tandlaekare dishekimi стоматолог tannlege odontologo
  Physician: doctor arzt arztpraxis hausarzt medecin medico huisarts lekarz laege laekare doktor лікар lege
  Physiotherapy: physiotherapie kinesitherapeute fisioterapia fysiotherapie fysiotherapeut fizjoterapia fysioterapi
  Pharmacy: apotheke pharmacie farmacia apotheek apteka apotek eczane аптека farmazia botika
  Bakery: baeckerei backerei boulangerie panaderia panetteria panificio padaria bakkerij bakker piekarnia bageri firin пекарня bakeri okindegia ร้านเบเกอรี่ เบเกอรี่ tiembanh
  CafeOrCoffeeShop: cafe kaffeehaus caffe cafeteria koffiebar lunchroom kawiarnia kafe kaffe кав’ярня kafetegia ร้านกาแฟ คาเฟ่ quancaphe
  HairSalon: hairdresser friseur frisoer coiffeur peluqueria parrucchiere cabeleireiro kapper kapsalon fryzjer frisoer kuafoer перукарня ileapaindegia
  Florist: blumenladen fleuriste floristeria fioraio florista bloemist bloemenwinkel kwiaciarnia blomsterbutikk
  Plumber: klempner sanitaer plombier fontanero idraulico encanador loodgieter hydraulik roerlegger
  Electrician: elektriker electricien electricista elettricista eletricista elektricien elektryk
  HousePainter: maler malerbetrieb peintre pintor imbianchino schilder schildersbedrijf malarz
  AutoRepair: garage autowerkstatt kfzwerkstatt garagiste taller autofficina oficina autogarage warsztat bilverksted verksted
  RealEstateAgent: immobilienmakler makler agenceimmobiliere inmobiliaria agenziaimmobiliare imobiliaria makelaar eiendomsmegler
  Optician: optiker opticien optica ottico optyk
  BookStore: buchhandlung librairie libreria livraria boekhandel boekwinkel ksiegarnia bokhandel liburudenda
  BedAndBreakfast: pension chambredhotes bedbreakfast bnb เกสต์เฮาส์ โฮมสเตย์ ที่พัก nhanghi homestay
`).map(([choice, called]) => ({ choice, called: asCalled(called).split(' ') }));

/**
 * The choice that others call so, or that is called so in another language, among those that there are: "black" and
 * "dunkel" are "dark", "koperta" the icon "mail".
 */
export function choiceCalled(word: string, choices: readonly string[]): string | undefined {
  const plain = asCalled(word).replace(/[\s_-]/g, '');
  return (
    CALLED.find(({ choice, called }) => called.includes(plain) && choices.includes(choice))?.choice ??
    typedAs(word.trim(), choices)
  );
}
