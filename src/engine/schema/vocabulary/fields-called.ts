import { typedAs } from './typed-as.ts';
import { tableLines } from '../../../model/words/table-lines.ts';
import { asCalled } from './as-called.ts';

/**
 * Fields, and behind the colon what other programs and other languages call them. Those of one line hold alike things.
 */
const CALLED = tableLines(`
  heading title: headline header titel titre titulo titolo ueberschrift tytul naglowek kop rubrik overskrift otsikko nadpis cim baslik basligi encabezado entete intestazione cabecalho 見出し タイトル 題名 제목 표제 머리말 大見出し 標題 标题 主标题 大标题 عنوان العنوان заголовок koptekst tittel sideoverskrift nazev titulek titul כותרת название izenburua goiburua หัวข้อ หัวเรื่อง ชื่อเรื่อง พาดหัว tieude
  formTitle: heading title titre tytul titulo titolo titel tytulformularza タイトル 标题 제목 عنوان العنوان заголовок overskrift tittel skjematittel nadpis titulek כותרת หัวข้อ ชื่อแบบฟอร์ม tieude
  formDescription: description text subtitle intro תיאור описание คำอธิบาย mota
  body text: matter para details body text description content contents paragraph beschreibung inhalt texte texto testo tekst tresc opis innehaall innhold teksti obsah metin yazi icerik aciklama descripcion descrizione descricao omschrijving cuerpo contenido corps contenu corpo contenuto conteudo inhoud 本文 文章 説明 テキスト 内容 본문 내용 글 텍스트 설명 broedtext broedtekst indhold beskrivelse 正文 文字 文本 描述 说明 النص نص المحتوى محتوى الوصف وصف текст вміст зміст опис inleiding ondertitel subtitel subtitle ingress undertittel subheading tagline lead intro strapline markdown tooltip 內文 odstavec טקסט תוכן גוף содержание абзац testua เนื้อหา ข้อความ รายละเอียด คำอธิบาย noidung vanban mota chitiet
  text quote: comment zitat citation cita citazione cytat yorum alinti depoimento citaat citacao opinia opinion avis recensione 인용 인용문 후기 udtalelse omdoeme 引用文 お客様の声 评价 评语 اقتباس الرأي رأي цитата відгук citat sitat uttalelse kommentar ציטוט testua deskribapena azalpena คำพูด ความคิดเห็น รีวิว trichdan nhanxet
  label title text: caption name bijschrift beschriftung etiqueta etichetta etykieta etiket rotulo legenda nazwa nombre nome nom naam isim podpis tekst napis texto libelle texte etiquette testo ラベル 라벨 레이블 이름표 namn navn etikett 名前 名称 名字 标签 이름 الاسم اسم التسمية назва підпис opschrift vraag omschrijving ledetekst lenketekst tittel bildetekst popisek nazev תווית טקסט подпись надпись etiketa ชื่อ ป้าย ป้ายชื่อ ten nhan
  image: img picture photo avatar portrait headshot thumbnail backgroundimage heroimage coverimage photograph pic bild foto imagen immagine imagem afbeelding obraz obrazek zdjecie bilde billede kuva kep resim gorsel goersel fotograf grafika plaatje 画像 写真 이미지 사진 그림 图片 照片 图像 الصورة صورة зображення фото картинка bilder fotografi poster posterimage cover 圖檔 fotka fotografie תמונה изображение irudia argazkia รูป รูปภาพ ภาพ hinh hinhanh anh
  actions link: links action button buttons cta knop przycisk boton bouton boutons dugmeler dugme butonlar buton botoes botao baglanti botones przyciski odnosnik odnosniki enlaces liens lien ボタン リンク 버튼 단추 링크 knapp knappar knap knapper laenk laenkar 按钮 链接 الأزرار زر الزر الرابط رابط الروابط кнопка кнопки посилання knoepfe schaltflaechen lenke lenker 連結 tlacitko tlacitka odkaz כפתור כפתורים קישור ссылка ปุ่ม ลิงก์ ลิงค์ nut lienket
  href: url link to address target adresse baglanti adres endereco ligacao enlace odnosnik lien direccion collegamento indirizzo cel strona pagina リンク先 アドレス 링크 주소 경로 laenk adress リンク 链接 网址 地址 الرابط رابط посилання адреса lenke nettadresse 連結 odkaz adresa קישור כתובת ссылка адрес esteka helbidea ลิงก์ ลิงค์ ที่อยู่ lienket diachi duongdan
  network: platform name
  kind: type rodzaj typ tipo soort art charttype druh ชนิด ประเภท loai
  src: file url path source datei plik sciezka archivo fuente fichier percorso bestand bron arquivo caminho 파일 경로 fil ファイル 文件 الملف ملف файл bilde bildefil filnavn 檔案 來源 soubor cesta ไฟล์ ที่อยู่ไฟล์ tep taptin
  captions: subtitles tracks
  alt: description alternative alttext caption altmetin descricao aciklama opis descripcion descrizione omschrijving 대체텍스트 대체글 설명 beskrivelse 代替テキスト 説明 替代文字 图片说明 النصالبديل опис beschreibung texte bijschrift alttekst alternativtekst bildetekst bildebeskrivelse popis popisek תיאור описание คำอธิบายภาพ คำบรรยายภาพ mota motaanh
  description: tagline slogan summary excerpt beschreibung descripcion descricao descrizione omschrijving opis beskrivning kuvaus popis aciklama beschrijving 설명 요약 소개 beskrivelse 説明 概要 描述 说明 简介 摘要 الوصف وصف опис sammendrag ingress תיאור описание deskribapena คำอธิบาย รายละเอียด สรุป mota tomtat
  author: name person by autor auteur autore yazar kisi osoba persona nome 작성자 글쓴이 저자 foerfattare forfatter 著者 投稿者 作者 الكاتب كاتب المؤلف автор autorin autrice auteure naam skribent kilde שם מחבר имя autora egilea ผู้เขียน ชื่อ โดย tacgia ten
  category: kategorie categorie categoria kategoria kategori 분류 카테고리 カテゴリー カテゴリ 分类 类别 التصنيف تصنيف الفئة категорія рубрика rubriek emne tema rubrika קטגוריה категория gaia ประเภท หมวดหมู่ หมวด danhmuc loai chude
  date: datum fecha day tag jour giorno dato paivamaara tarih gun data 日付 날짜 일자 작성일 日期 التاريخ تاريخ дата den תאריך eguna วันที่ วัน ngay
  links: children submenu items entries odnosniki enlaces liens collegamenti laenkar リンク 链接 링크 الروابط روابط посилання koppelingen onderdelen lenker undermeny 連結 odkazy קישורים ссылки ลิงก์ ลิงค์ lienket
  choices: options values selection auswahl optionen opciones opzioni opties keuzes opcje wybor choix scelte opcoes escolhas 선택지 보기 옵션 alternativ muligheder valgmuligheder secenekler 選択肢 选项 الخيارات خيارات варіанти valg alternativer valgmuligheter moznosti volby אפשרויות варианты aukerak ตัวเลือก luachon
  min: minimum least minvalue minimal minimo mindestens mindestwert najmniej minst vanaf minimaal fra
  max: maximum most maxvalue maximal maximo hoechstens hoechstwert najwiecej hoegst tot maximaal hoeyst til
  question: q title frage pregunta domanda pergunta vraag pytanie fraaga spoergsmaal spoersmaal kysymys otazka soru 質問 질문 问题 提问 السؤال سؤال запитання питання שאלה вопрос galdera คำถาม cauhoi
  answer: a text body antwort reponse respuesta risposta resposta antwoord odpowiedz svar vastaus odpoved cevap yanit 回答 答え 답변 답 대답 答案 答复 الجواب جواب الإجابة إجابة відповідь תשובה ответ erantzuna คำตอบ ตอบ traloi cautraloi
  position text: designation occupation role job jobtitle function funktion fonction cargo puesto funzione funcao functie funkcja gorev goerev unvan stanowisko poste ruolo rol profissao 직책 직위 직함 befattning stilling 役職 肩書き 职位 职务 المنصب الوظيفة посада tittel rolle funkce pozice תפקיד должность ตำแหน่ง chucvu chucdanh
  price: fees charges rate cost amount once fee preis prix precio prezzo preco prijs cena pris hinta ar fiyat ucret valor tutar koszt 料金 価格 値段 金額 가격 금액 요금 비용 수업료 값 beloep 価額 价格 价钱 金额 السعر سعر الثمن ціна вартість tarief bedrag kosten vanaf kostnad 票價 售價 castka poplatek מחיר עלות цена стоимость prezioa ราคา ค่าเรียน ค่าบริการ gia giatien hocphi
  annual: annualfees yearlyfees perannum yearly year annually peryear jaehrlich jahr annuel anual annuale jaarlijks rocznie yillik 연간 aarlig aarligt aarligen 年額 年払い 年間 年付 سنوي سنويا річна щороку annualprice priceannual yearlyprice priceyearly priceperyear rocne שנתי годовая รายปี ต่อปี hangnam theonam
  monthly: monthlyfees month permonth mensual mensuel mensile mensal maandelijks monatlich miesiecznie aylik 월간 매월 maanatlig maanatligen maanedlig maanedligt 月額 月払い 月付 매달 شهري شهريا місячна щомісяця monthlyprice pricemonthly pricepermonth mesicne חודשי ежемесячно รายเดือน ต่อเดือน hangthang theothang
  required: compulsory mandatory pflicht obligatoire obligatorio obbligatorio verplicht zorunlu obrigatorio wymagane obowiazkowe requis richiesto 필수 obligatorisk paakraevet 必須 必填 مطلوب إلزامي обов’язково обов'язково обов’язкове обов'язкове pflichtfeld paakrevd maafyllesut povinne povinny חובה обязательно nahitaezkoa derrigorrezkoa จำเป็น บังคับ batbuoc
  buttonText: submit submittext button knop przycisk tekstprzycisku textodelboton bouton textedubouton testodelpulsante knoptekst textodobotao knapptext knaptekst 버튼글 버튼 ボタン 按钮 按钮文字 نصالزر текст текскнопки knopf schaltflaeche verzendknop verzenden versturen knappetekst submitlabel buttonlabel tlacitko texttlacitka כפתור кнопка ปุ่ม ข้อความปุ่ม nut
  street: address streetaddress strasse rue calle via rua straat ulica sokak cadde logradouro 도로명 도로명주소 gata gatuadress gade vej 住所 番地 町名番地 街道 地址 الشارع شارع вулиця gateadresse veiadresse vei ulice רחוב улица ถนน ที่อยู่ duong sonha
  city: town locality addresslocality place stadt ort ville ciudad citta cidade plaats miasto sehir il miejscowosc localidad poblacion comune stad woonplaats 도시 시 by 市 市区町村 城市 المدينة مدينة місто localite localita sted poststed mesto obec עיר город เมือง อำเภอ thanhpho quan huyen
  postalCode: pin pincode zip zipcode postcode plz codepostal codigopostal cap cep kodpocztowy postakodu kod 우편번호 postnummer postnr 郵便番号 邮编 邮政编码 الرمزالبريدي поштовийіндекс індекс npa psc מיקוד индекс รหัสไปรษณีย์ mabuuchinh mabuudien
  region: state province county bundesland provincia provincie wojewodztwo estado uf 시도 지역 laen 都道府県 省 省份 المحافظة область kanton canton cantone fylke kraj จังหวัด tinh
  firstName: fullname vorname prenom nombre nome voornaam imie name foernamn fornavn etunimi jmeno namn navn nimi ad adi isim 名 이름 성명 성함 お名前 氏名 名字 姓名 الاسم الاسمالأول ім’я ім'я 名前 שם שםפרטי имя izena ชื่อ ชื่อจริง ten hoten
  email: emailid emailaddress mail courriel correo epost sahkoposti saehkoeposti eposta epostaadresi メール メールアドレス 이메일 메일 전자우편 이메일주소 e-post e-posta 电子邮箱 电子邮件 邮箱 邮件 البريد البريدالإلكتروني الإيميل пошта е-пошта електроннапошта emailadres e-mailadres mailadres epostadresse e-postadresse 電子信箱 信箱 דואל מייל אימייל почта อีเมล อีเมล์ thudientu
  lastName: surname familyname nachname nom apellido apellidos cognome achternaam nazwisko soyad soyadi sobrenome 姓 名字 성 efternamn efternavn 姓氏 苗字 اسمالعائلة الكنية прізвище etternavn prijmeni שםמשפחה фамилия abizena abizenak นามสกุล ho
  phone: mobileno mobilenumber phoneno phonenumber contactno contactnumber telephone tel telefon telefono telefone telefoon mobile celular whatsapp 電話 電話番号 전화 전화번호 연락처 휴대폰 핸드폰 휴대전화 携帯 携帯電話 电话 电话号码 手机 手机号 الهاتف هاتف الجوال телефон telefoonnummer mobiel mobielnummer telefonnummer mobilnummer tlf mobil 行動電話 טלפון נייד telefonoa โทรศัพท์ โทร เบอร์โทร เบอร์โทรศัพท์ มือถือ ไลน์ dienthoai sodienthoai sdt
  company: firma unternehmen entreprise societe empresa azienda przedsiebiorstwo ditta bedrijf sirket 회사 회사명 foeretag virksomhed 会社 会社名 公司 公司名称 الشركة شركة компанія фірма bedrijfsnaam organisatie bedrift selskap firmanavn חברה компания enpresa บริษัท congty
  subject: betreff objet sujet asunto assunto oggetto temat onderwerp konu 제목 aemne emne 件名 主题 الموضوع موضوع тема predmet נושא gaia หัวข้อ เรื่อง tieude chude
  initialSubject: subject betreff objet asunto assunto oggetto temat onderwerp
  preferredDate: wunschtermin termin datum date fecha data 희망일 희망날짜 dato oenskatdatum oensketdato 希望日 希望日時 日期 预约日期 التاريخ дата бажанадата voorkeursdatum
  employeeCount: employees mitarbeiter effectif empleados funcionarios dipendenti pracownicy medewerkers aantalmedewerkers ansatte antallansatte
  industry: branche sector secteur setor settore branza sektor bransje
  message: query enquiry remarks nachricht mensaje messaggio mensagem bericht comments opmerkingen meddelande meddelelse melding viesti zprava wiadomosc mesaj メッセージ 本文 内容 문의 문의내용 메시지 내용 besked 留言 消息 الرسالة رسالة повідомлення vraag opmerking beskjed henvendelse kommentar הודעה сообщение mezua ข้อความ noidung loinhan tinnhan
  rows: list liste lista lijst wiersze filas lignes righe rijen linhas zeilen 목록 행 rader raekker satirlar 行 列表 الصفوف صفوف рядки linjer radky seznam שורות строки errenkadak แถว รายการ hang danhsach
  cards: grid gallery kartlar cartoes tarjetas karten karty schede kaarten 카드 kort カード 卡片 البطاقات بطاقات картки dlazdice כרטיסים карточки txartelak การ์ด the
  blocks: sections elements components modules bloecke bloklar blocos bloques blocchi blocs sekcje bloki secciones sezioni blokken secoes 블록 블럭 sektioner avsnitt blokke afsnit ブロック セクション 区块 板块 الأقسام أقسام блоки розділи blokker seksjoner deler innhold bloky בלוקים разделы blokeak บล็อก ส่วน khoi
  heading: title
  facts: data metadata meta properties daten 정보 데이터 fakta 情報 データ 数据 信息 البيانات بيانات дані fakten faits 資料 נתונים данные datos hechos datuak ข้อมูล dulieu thongtin
  seo: meta metadata metatags
  draft: unpublished hidden entwurf brouillon borrador bozza concept szkic taslak rascunho 초안 임시저장 비공개 utkast kladde 下書き 草稿 مسودة чернетка koncept navrh טיוטה черновик zirriborroa ร่าง ฉบับร่าง nhap bannhap
  name: title sitename company firm firma nom nombre nome naam nazwa ad adi isim isimi 名前 名称 이름 명칭 학교명 회사명 상호 namn navn 店名 屋号 サイト名 名字 网站名称 الاسم اسم اسمالموقع назва kantoornaam bedrijfsnaam firmanavn bedriftsnavn jmeno nazev izena ชื่อ ชื่อเว็บ ชื่อเว็บไซต์ ชื่อร้าน ten tentrang
  url: domain website siteurl baseurl homepage 홈페이지 홈페이지주소 누리집 webbplats hemsida hjemmeside サイト ホームページ 网址 网站 域名 الموقع رابطالموقع сайт домен nettside nettsted nettadresse domene เว็บไซต์ โดเมน trangweb tenmien
  lang: language sprache langue idioma lingua taal jezyk locale dil 언어 spraak sprog 言語 语言 اللغة لغة мова jazyk hizkuntza ภาษา ngonngu
  country: land pays pais paese kraj ulke uelke 나라 국가 国 国家 الدولة البلد країна zeme stat herrialdea ประเทศ quocgia
  phones: phone telefoonnummers telephone tel telefon telephones telefono telefone telefoon mobile handy telefony telefonos telefoni telefoons telefones 전화 전화번호 연락처 電話 電話番号 电话 电话号码 手机 الهاتف هاتف телефон телефони telefonnumre telefoner tlf telefonnummer โทรศัพท์ เบอร์โทร เบอร์โทรศัพท์ dienthoai sodienthoai
  emails: email mail mails e-mail e-mails emailaddress courriel correo correos courriels emailadres 이메일 메일 epost e-post e-posta メール メールアドレス 邮箱 电子邮箱 邮件 البريد البريدالإلكتروني пошта epostadresser e-postadresser 電子郵件 電子信箱 信箱 emaily maily อีเมล อีเมล์
  address: adresse anschrift direccion indirizzo endereco adres 주소 adress 住所 所在地 地址 العنوان عنوان адреса adresa ที่อยู่ diachi
  hours: timings timing officetimings kantooruren officehours openinghours openingtimes oeffnungszeiten horaires horario horarios orari openingstijden godziny saatler calismasaatleri godzinyotwarcia orario openingsuren 운영시간 영업시간 근무시간 이용시간 oeppettider aabningstider 営業時間 診療時間 营业时间 ساعاتالعمل أوقاتالعمل أوقاتالدوام годинироботи графікроботи aapningstid aapningstider kontortid 開放時間 oteviracidoba oteviracihodiny ordutegia เวลาทำการ เวลาเปิด เวลาเปิดปิด giomocua giolamviec
  mark: logo brand merke
  icon: favicon アイコン 图标 الأيقونة أيقونة іконка значок ikona ไอคอน bieutuong
  navigation: menu nav navbar menue nawigacja navegacao 메뉴 meny ナビゲーション メニュー 导航 菜单 القائمة قائمة меню навігація navigasjon hovedmeny 選單 導覽列 navigace เมนู trinhdon dieuhuong
  redirects: redirections redirect weiterleitungen umleitungen reindirizzamenti doorverwijzingen omleidingen omdirigeringer viderekoblinger presmerovani redirecciones redireccionamientos birbideratzeak
  languages: sprachen langues lingue talen spraak jazyky idiomas hizkuntzak ภาษา ngonngu
  colors: farben couleurs colori kleuren farger barvy สี mausac mau
  search: suche recherche ricerca zoeken soek 搜尋 搜索 hledani vyhledavani buscar busqueda buscador pesquisa busca bilatu bilaketa ค้นหา timkiem
  map: karte carte mappa kart
  strings: translations texts labels tekster setninger
  theme: design style styles 디자인 테마 デザイン 主题 设计 تصميم التصميم дизайн huisstijl vormgeving tema utseende ธีม รูปแบบ giaodien chude
  type: kind block tipo typ art genre tur tuer bloco bloque rodzaj 유형 종류 타입 형식 種類 種別 タイプ 类型 种类 النوع نوع тип вид mota ชนิด ประเภท loai kieu
  icon: symbol ikon simge icone icono icona ikona 아이콘 pictogram icoon 圖示
  currency: money moeda moneda devise valuta waehrung waluta parabirimi doviz 통화 화폐 通貨 货币 币种 العملة عملة валюта monnaie munt munteenheid 幣別 幣值 mena moneta สกุลเงิน เงิน tiente donvitiente
  features: merkmale leistungen caracteristicas caratteristiche ozellikler oezellikler itens cechy zawiera incluye caracteristiques avantages comprende kenmerken inclui recursos 특징 포함사항 혜택 foerdelar fordele 特徴 内容 特点 特色 المزايا مزايا الميزات переваги особливості fordeler inneholder inkludert ezaugarriak จุดเด่น รวม dacdiem tinhnang
  sort: order orden ordem sortierung tri sirala siralama sortowanie 정렬 sortering 並び順 排序 الترتيب сортування orderby sortby razeni
  except: exclude without
  limit: count max maxitems maximum
  order: position reihenfolge ordre orden ordem ordine kolejnosc sira 순서 ordning raekkefoelge 順番 顺序 الترتيب порядок volgorde rekkefoelge poradi ลำดับ thutu
  translationOf: translates originalpage traducaode traduccionde traductionde uebersetzungvon cevirisi vertalingvan oversettelseav
  unit: einheit unite unidad unidade unita eenheid jednostka birim 단위 enhet enhed 単位 单位 الوحدة وحدة одиниця per jednotka unitatea หน่วย donvi
  actions links: guziki pulsanti bottoni knoppen azioni acoes akcje collegamenti
  eyebrow: antetitulo surtitre occhiello nadtytul bovenkop overtittel kicker overline pretitle preheading badge
  points: punkty puntos punti punten pontos punkte punkter ポイント 要点 النقاط نقاط пункти pluspunten
  bullets: points list items features benefits checklist
  slides: images pictures photos items gallery bilder fotos imagenes immagini diapositivas folien obrazky fotky snimky
  style: estilo stijl stil styl stile スタイル 样式 النمط стиль
  plans: pakiety paquetes formules forfaits offres pacchetti plannen pakketten abonnementen pacotes tarife pakete planer プラン 套餐 方案 요금제 الباقات باقات الخطط плани тарифи planlar packages tiers plany tarify แพ็กเกจ แพ็คเกจ goi
  footnote: przypis nota note voetnoot rodape fussnote fotnot fodnote dipnot 脚注 注释 각주 حاشية примітка fotnote poznamka
  items: elementy pozycje pytania opinie elementos preguntas elements questions elementi voci domande vragen punten perguntas lista liste eintraege fragen punkter fraagor spoergsmaal ogeler oegeler maddeler sorular 項目 项目 条目 列表 항목 목록 العناصر عناصر البنود елементи пункти запитання список elementer spoersmaal anbefalinger stats numbers counters logos brands reviews testimonials quotes faqs bullets 清單 polozky otazky galderak elementuak zerrenda รายการ muc danhmuc danhsach
  steps: kroki pasos etapes passi passaggi stappen passos etapas schritte steg trin adimlar 手順 ステップ 步骤 단계 절차 الخطوات خطوات кроки етапи 段階 trinn items kroky urratsak ขั้นตอน วิธีทำ buoc cacbuoc
  duration: czas czastrwania duracion duree durata duur duracao dauer varaktighet varighed 所要時間 时长 소요시간 المدة тривалість looptijd varighet time doba delka trvani ระยะเวลา thoigian thoiluong
  time: czas data rok hora fecha ano heure date annee ora anno datum jaar zeit uhrzeit jahr tid tidspunkt 時間 時刻 年月 时间 시간 الوقت час дата aar dato year cas เวลา gio thoigian
  entries: wpisy wydarzenia zdarzenia entradas eventos evenements voci eventi gebeurtenissen items eintraege ereignisse haendelser begivenheder 出来事 事件 العناصر записи події hendelser oppfoeringer events milestones 活動 udalosti akce
  value: wartosc liczba valor numero valeur nombre valore waarde getal wert zahl vaerde vaerdi deger 値 数値 值 数值 값 القيمة قيمة значення число verdi tall number figure amount hodnota cislo balioa ค่า giatri
  columns: kolumny columnas colonnes colonne kolommen colunas spalten kolumner kolonner sutunlar suetunlar 列 열 الأعمدة أعمدة стовпці колонки headers sloupce zutabeak คอลัมน์ cot
  values: wartosci valores valeurs valori waarden werte vaerden vaerdier degerler 値 值 값 القيم значення verdier data cells numbers balioak
  labels: categories xlabels axislabels
  series: data datasets
  fields: pola campos champs campi velden felder faelt felter alanlar 入力項目 項目 字段 항목 الحقول حقول поля felt 欄位 pole eremuak ช่อง ฟิลด์ truong
  hint: wskazowka podpowiedz ayuda aide aiuto suggerimento hulp ajuda dica hinweis hilfe tips hjaelp hjaelptext ipucu ヒント 提示 힌트 تلميح підказка toelichting hulptekst uitleg hint hjelpetekst forklaring help helptext description note napoveda
  sections: sekcje czesci secciones parties sezioni delen secoes abschnitte avsnitt afsnit sektioner bolumler boeluemler セクション 章节 섹션 الأقسام розділи seksjoner deler sekce casti
  groups: categories sections
  contents: toc tableofcontents
  card: karta tarjeta carte scheda kaart cartao karte kort kart カード 卡片 카드 البطاقة بطاقة картка
  publishAt: publikacja datapublikacji fechadepublicacion publication datedepublication pubblicazione publicatiedatum publicacao veroeffentlichung publiceras udgives yayintarihi 公開日 发布日期 게시일 تاريخالنشر публікація publiseres publiseresfra publisert publisering publiseringsdato zverejnit zverejneni datumzverejneni publicar publicadodesde fechapublicacion publicadoel argitaratu วันเผยแพร่ เผยแพร่ ngaydang
  footer: stopka pie pieddepage piedipagina voettekst rodape fusszeile sidfot sidefod altbilgi フッター 页脚 푸터 التذييل підвал bunntekst 頁尾 zapati paticka ท้ายหน้า chantrang
  challenge: wyzwanie reto desafio defi sfida uitdaging herausforderung utmaning udfordring 課題 挑战 과제 التحدي завдання utfordring problem
  solution: rozwiazanie oplossing solucao loesung loesning coezuem cozum 解決策 方案 해결 해결책 الحل рішення
  results: wyniki risultati resultaten ergebnisse resultat resultater sonuclar 成果 結果 결과 النتائج результати metrics outcome outcomes kpis
  client: klant kunde klient kund musteri 顧客 お客様 客户 고객 العميل клієнт company customer
  highlight: wyroznienie destacado evidenza evidenziato uitgelicht destaque fremhev uthev highlighted popular featured recommended
  from: carpeta dossier cartella pasta ordner map van vanuit folder mappe fra slozka karpeta
  layout: weergave indeling oppsett visning diseno disposicion diseinua
  successMessage: thanks thankyou danke dank merci gracias grazie obrigado bedankt bedanktekst
  showNewsletterCheckbox: newsletter rundbrief nieuwsbrief
  updatedAt: updated modified lastmodified lastmod geaendert aktualisiert actualizado aggiornato gewijzigd bijgewerkt laatstbijgewerkt oppdatert sistendret
  unpublishAt: expiry expires validtill validuntil avpubliseres publiserestil utloeper despublicar caducidad caduca publicadohasta validohasta hasta
  places: branches centres centers locations steder avdelinger kontorer สาขา สถานที่ chinhanh diadiem
  imageSide: side position seite cote lado lato zijde aldea
  ground: background hintergrund fond fondo sfondo fundo achtergrond bakgrunn bg
  ink: text tekst
  action: button knop
`).map(([fields, called]) => ({ fields: fields.split(' '), called: asCalled(called).split(' ') }));

interface Called {
  /** Whether one will do that only holds alike things, as "text" does in place of a "quote"; without it, it will. */
  mayBeAlike?: boolean;
}

/** The field that others call so, or call so in another language, among those there are: "bild" is "image". */
export function fieldCalled(name: string, fields: readonly string[], options?: Called): string | undefined {
  return fieldsCalled(name, options).find((field) => fields.includes(field)) ?? typedAs(name, fields);
}

/** All fields that others call so. */
export function fieldsCalled(name: string, { mayBeAlike = true }: Called = {}): string[] {
  const word = asCalled(name).replace(/[\s.]/g, '');
  return CALLED.flatMap(({ fields, called }) =>
    called.includes(word) || (mayBeAlike && fields.includes(word)) ? fields : [],
  );
}
