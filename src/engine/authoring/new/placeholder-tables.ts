/** The texts of a new page: each says what belongs in its place. */
export interface PlaceholderTexts {
  /** What search engines show. */
  description: string;
  /** What lists of pages show. */
  card: string;
  /** Below the title. */
  intro: string;
  body: [text: string, more: string];
  /** The heading of the last block, with a button. */
  call: string;
  /** What that block promises. */
  promise: string;
}

/** The texts in English, which stand where a language has none. */
export const en: PlaceholderTexts = {
  description:
    'Say in one or two sentences what visitors find on this page. Search engines show these words below the title.',
  card: 'Say in one sentence what visitors find on this page. Lists of pages show it.',
  intro: 'Say in one or two sentences what this page is about.',
  body: [
    'Write your text here. An empty line starts a new paragraph, and **bold** stands out.',
    'Delete what you do not need, and add blocks of other types below: your editor lists them.',
  ],
  call: 'Say what the visitor should do now',
  promise: 'Say what happens after the click.',
};

/** The same in every language that has them, by tag. */
export const tables: Readonly<Record<string, PlaceholderTexts>> = {
  en,
  ar: {
    description: 'قل في جملة أو جملتين ماذا يجد الزائر في هذه الصفحة. تعرض محركات البحث هذه الكلمات تحت العنوان.',
    card: 'قل في جملة واحدة ماذا يجد الزائر في هذه الصفحة. تظهر هذه الجملة في قوائم الصفحات.',
    intro: 'قل في جملة أو جملتين عمّ تتحدث هذه الصفحة.',
    body: [
      'اكتب نصك هنا. السطر الفارغ يبدأ فقرة جديدة، والنص **العريض** يلفت النظر.',
      'احذف ما لا تحتاج إليه، وأضف تحته أقسامًا من أنواع أخرى: يعرضها محررك في قائمة.',
    ],
    call: 'قل ماذا ينبغي أن يفعل الزائر الآن',
    promise: 'قل ماذا يحدث بعد النقر.',
  },
  cs: {
    description:
      'Napište jednou nebo dvěma větami, co návštěvníci na této stránce najdou. Vyhledávače ukazují tato slova pod titulkem.',
    card: 'Napište jednou větou, co návštěvníci na této stránce najdou. Ukazují ji seznamy stránek.',
    intro: 'Napište jednou nebo dvěma větami, o čem tato stránka je.',
    body: [
      'Sem napište text. Prázdný řádek začíná nový odstavec a **tučné písmo** vynikne.',
      'Smažte, co nepotřebujete, a níže přidejte bloky jiných druhů: editor vám je nabídne.',
    ],
    call: 'Napište, co má návštěvník nyní udělat',
    promise: 'Napište, co se stane po kliknutí.',
  },
  da: {
    description:
      'Fortæl i en eller to sætninger, hvad besøgende finder på denne side. Søgemaskiner viser disse ord under titlen.',
    card: 'Fortæl i én sætning, hvad besøgende finder på denne side. Lister over sider viser den.',
    intro: 'Fortæl i en eller to sætninger, hvad denne side handler om.',
    body: [
      'Skriv din tekst her. En tom linje begynder et nyt afsnit, og **fed skrift** træder frem.',
      'Slet det, du ikke har brug for, og tilføj andre slags blokke nedenfor: din editor viser dem.',
    ],
    call: 'Skriv, hvad den besøgende skal gøre nu',
    promise: 'Skriv, hvad der sker efter klikket.',
  },
  de: {
    description:
      'Sagen Sie in ein, zwei Sätzen, was Besucher auf dieser Seite finden. Suchmaschinen zeigen diese Worte unter dem Titel.',
    card: 'Sagen Sie in einem Satz, was Besucher auf dieser Seite finden. Listen von Seiten zeigen ihn.',
    intro: 'Sagen Sie in ein, zwei Sätzen, worum es auf dieser Seite geht.',
    body: [
      'Schreiben Sie hier Ihren Text. Eine leere Zeile beginnt einen neuen Absatz, und **Fettes** fällt auf.',
      'Löschen Sie, was Sie nicht brauchen, und fügen Sie darunter andere Blöcke hinzu: Ihr Editor listet sie auf.',
    ],
    call: 'Sagen Sie, was der Besucher jetzt tun soll',
    promise: 'Sagen Sie, was nach dem Klick geschieht.',
  },
  es: {
    description:
      'Diga en una o dos frases qué encuentran los visitantes en esta página. Los buscadores muestran estas palabras debajo del título.',
    card: 'Diga en una frase qué encuentran los visitantes en esta página. Las listas de páginas la muestran.',
    intro: 'Diga en una o dos frases de qué trata esta página.',
    body: [
      'Escriba su texto aquí. Una línea vacía empieza otro párrafo, y la **negrita** resalta.',
      'Borre lo que no necesite y añada debajo bloques de otros tipos: su editor los enumera.',
    ],
    call: 'Diga qué debe hacer ahora el visitante',
    promise: 'Diga qué ocurre después del clic.',
  },
  eu: {
    description:
      'Esan esaldi batean edo bitan zer aurkitzen duten bisitariek orri honetan. Bilatzaileek izenburuaren azpian erakusten dituzte hitz hauek.',
    card: 'Esan esaldi batean zer aurkitzen duten bisitariek orri honetan. Orrien zerrendek erakusten dute.',
    intro: 'Esan esaldi batean edo bitan zeri buruzkoa den orri hau.',
    body: [
      'Idatzi hemen zure testua. Lerro huts batek beste paragrafo bat hasten du, eta **letra lodia** nabarmentzen da.',
      'Ezabatu behar ez duzuna, eta gehitu azpian beste mota bateko blokeak: zure editoreak zerrendatzen ditu.',
    ],
    call: 'Esan zer egin behar duen orain bisitariak',
    promise: 'Esan zer gertatzen den klik egin ondoren.',
  },
  fr: {
    description:
      'Dites en une ou deux phrases ce que les visiteurs trouvent sur cette page. Les moteurs de recherche affichent ces mots sous le titre.',
    card: 'Dites en une phrase ce que les visiteurs trouvent sur cette page. Les listes de pages l’affichent.',
    intro: 'Dites en une ou deux phrases de quoi parle cette page.',
    body: [
      'Écrivez votre texte ici. Une ligne vide commence un nouveau paragraphe, et le **gras** ressort.',
      'Supprimez ce dont vous n’avez pas besoin et ajoutez dessous des blocs d’autres types : votre éditeur les énumère.',
    ],
    call: 'Dites ce que le visiteur doit faire maintenant',
    promise: 'Dites ce qui se passe après le clic.',
  },
  he: {
    description: 'כתבו במשפט או שניים מה מוצאים המבקרים בעמוד הזה. מנועי החיפוש מציגים את המילים האלה מתחת לכותרת.',
    card: 'כתבו במשפט אחד מה מוצאים המבקרים בעמוד הזה. המשפט מופיע ברשימות של עמודים.',
    intro: 'כתבו במשפט או שניים במה עוסק העמוד הזה.',
    body: [
      'כאן כותבים את הטקסט. שורה ריקה פותחת פסקה חדשה, ומה שכתוב **מודגש** בולט לעין.',
      'מחקו את מה שאין בו צורך, והוסיפו מתחת חלקים מסוגים אחרים: תוכנת העריכה מציגה אותם.',
    ],
    call: 'כתבו מה כדאי למבקרים לעשות עכשיו',
    promise: 'כתבו מה קורה אחרי הלחיצה.',
  },
  it: {
    description:
      'Dica in una o due frasi che cosa trovano i visitatori in questa pagina. I motori di ricerca mostrano queste parole sotto il titolo.',
    card: 'Dica in una frase che cosa trovano i visitatori in questa pagina. Gli elenchi di pagine la mostrano.',
    intro: 'Dica in una o due frasi di che cosa parla questa pagina.',
    body: [
      'Scriva qui il Suo testo. Una riga vuota comincia un nuovo paragrafo, e il **grassetto** risalta.',
      'Elimini ciò che non serve e aggiunga sotto blocchi di altri tipi: il Suo editor li elenca.',
    ],
    call: 'Dica che cosa deve fare ora il visitatore',
    promise: 'Dica che cosa succede dopo il clic.',
  },
  ja: {
    description:
      'このページで何がわかるかを、一、二文で書いてください。検索エンジンでは、この文がタイトルの下に表示されます。',
    card: 'このページで何がわかるかを、一文で書いてください。ページの一覧に表示されます。',
    intro: 'このページが何についてのものかを、一、二文で書いてください。',
    body: [
      'ここに本文を書いてください。空の行を入れると新しい段落になり、**太字**は目立ちます。',
      '不要なものは消し、ほかの種類のブロックを下に加えてください。エディターに一覧が出ます。',
    ],
    call: 'ご覧の方に、次に何をしてほしいかを書いてください',
    promise: 'クリックすると何が起こるかを書いてください。',
  },
  ko: {
    description:
      '방문자가 이 페이지에서 무엇을 알 수 있는지 한두 문장으로 적어 주세요. 검색 엔진은 이 글을 제목 아래에 보여 줍니다.',
    card: '방문자가 이 페이지에서 무엇을 알 수 있는지 한 문장으로 적어 주세요. 페이지 목록에 나옵니다.',
    intro: '이 페이지가 무엇에 관한 것인지 한두 문장으로 적어 주세요.',
    body: [
      '여기에 글을 적어 주세요. 빈 줄을 넣으면 새 문단이 시작되고, **굵은 글씨**는 눈에 띕니다.',
      '필요 없는 것은 지우고 아래에 다른 종류의 블록을 더해 주세요. 편집기에 목록이 나옵니다.',
    ],
    call: '방문자가 이제 무엇을 하면 되는지 적어 주세요',
    promise: '누르면 어떻게 되는지 적어 주세요.',
  },
  nl: {
    description:
      'Vertel in een of twee zinnen wat bezoekers op deze pagina vinden. Zoekmachines tonen deze woorden onder de titel.',
    card: 'Vertel in één zin wat bezoekers op deze pagina vinden. Lijsten van pagina’s tonen die.',
    intro: 'Vertel in een of twee zinnen waar deze pagina over gaat.',
    body: [
      'Schrijf hier uw tekst. Een lege regel begint een nieuwe alinea, en **vet** valt op.',
      'Verwijder wat u niet nodig hebt en voeg hieronder andere soorten blokken toe: uw editor somt ze op.',
    ],
    call: 'Zeg wat de bezoeker nu moet doen',
    promise: 'Zeg wat er na de klik gebeurt.',
  },
  pl: {
    description:
      'Proszę napisać w jednym, dwóch zdaniach, co odwiedzający znajdą na tej stronie. Wyszukiwarki pokazują te słowa pod tytułem.',
    card: 'Proszę napisać w jednym zdaniu, co odwiedzający znajdą na tej stronie. Pokazują je listy stron.',
    intro: 'Proszę napisać w jednym, dwóch zdaniach, o czym jest ta strona.',
    body: [
      'Proszę wpisać tutaj tekst. Pusty wiersz zaczyna nowy akapit, a **pogrubienie** się wyróżnia.',
      'Proszę usunąć to, co niepotrzebne, i dodać poniżej bloki innych rodzajów: wymienia je edytor.',
    ],
    call: 'Proszę napisać, co odwiedzający ma teraz zrobić',
    promise: 'Proszę napisać, co się stanie po kliknięciu.',
  },
  'pt-BR': {
    description:
      'Diga em uma ou duas frases o que os visitantes encontram nesta página. Os buscadores mostram estas palavras abaixo do título.',
    card: 'Diga em uma frase o que os visitantes encontram nesta página. As listas de páginas mostram essa frase.',
    intro: 'Diga em uma ou duas frases do que trata esta página.',
    body: [
      'Escreva seu texto aqui. Uma linha vazia começa um novo parágrafo, e o **negrito** se destaca.',
      'Apague o que não precisar e acrescente abaixo blocos de outros tipos: seu editor mostra a lista.',
    ],
    call: 'Diga o que o visitante deve fazer agora',
    promise: 'Diga o que acontece depois do clique.',
  },
  ru: {
    description:
      'Скажите одним-двумя предложениями, что посетители найдут на этой странице. Поисковики показывают эти слова под заголовком.',
    card: 'Скажите одним предложением, что посетители найдут на этой странице. Его показывают списки страниц.',
    intro: 'Скажите одним-двумя предложениями, о чём эта страница.',
    body: [
      'Напишите здесь свой текст. Пустая строка начинает новый абзац, а **жирный шрифт** бросается в глаза.',
      'Удалите лишнее и добавьте ниже блоки других видов: редактор их перечислит.',
    ],
    call: 'Скажите, что теперь делать посетителю',
    promise: 'Скажите, что будет после нажатия.',
  },
  sv: {
    description:
      'Berätta i en eller två meningar vad besökare hittar på sidan. Sökmotorer visar de här orden under titeln.',
    card: 'Berätta i en mening vad besökare hittar på sidan. Listor över sidor visar den.',
    intro: 'Berätta i en eller två meningar vad sidan handlar om.',
    body: [
      'Skriv din text här. En tom rad börjar ett nytt stycke, och **fet stil** syns tydligt.',
      'Ta bort det du inte behöver och lägg till andra sorters block nedanför: din editor visar vilka som finns.',
    ],
    call: 'Skriv vad besökaren ska göra nu',
    promise: 'Skriv vad som händer efter klicket.',
  },
  th: {
    description: 'เขียนหนึ่งหรือสองประโยคว่าผู้เข้าชมจะพบอะไรในหน้านี้ เครื่องมือค้นหาจะแสดงข้อความนี้ใต้ชื่อหน้า',
    card: 'เขียนหนึ่งประโยคว่าผู้เข้าชมจะพบอะไรในหน้านี้ ประโยคนี้จะแสดงในรายการหน้า',
    intro: 'เขียนหนึ่งหรือสองประโยคว่าหน้านี้เกี่ยวกับอะไร',
    body: [
      'เขียนเนื้อหาที่นี่ บรรทัดว่างขึ้นย่อหน้าใหม่ และ**ตัวหนา**ทำให้เด่น',
      'ลบสิ่งที่ไม่ต้องการ แล้วเพิ่มบล็อกชนิดอื่นด้านล่าง โปรแกรมแก้ไขจะแสดงรายการให้เลือก',
    ],
    call: 'บอกว่าผู้เข้าชมควรทำอะไรต่อ',
    promise: 'บอกว่าเมื่อคลิกแล้วจะเกิดอะไรขึ้น',
  },
  tr: {
    description:
      'Ziyaretçilerin bu sayfada ne bulacağını bir iki cümleyle anlatın. Arama motorları bu sözleri başlığın altında gösterir.',
    card: 'Ziyaretçilerin bu sayfada ne bulacağını bir cümleyle anlatın. Sayfa listeleri bunu gösterir.',
    intro: 'Bu sayfanın ne hakkında olduğunu bir iki cümleyle anlatın.',
    body: [
      'Metninizi buraya yazın. Boş bir satır yeni bir paragraf başlatır, **kalın yazı** öne çıkar.',
      'Gerekmeyenleri silin, aşağıya başka türden bloklar ekleyin: düzenleyiciniz bunları listeler.',
    ],
    call: 'Ziyaretçinin şimdi ne yapması gerektiğini yazın',
    promise: 'Tıkladıktan sonra ne olacağını yazın.',
  },
  uk: {
    description:
      'Розкажіть одним-двома реченнями, що відвідувачі знайдуть на цій сторінці. Пошукові системи показують ці слова під заголовком.',
    card: 'Розкажіть одним реченням, що відвідувачі знайдуть на цій сторінці. Його показують списки сторінок.',
    intro: 'Розкажіть одним-двома реченнями, про що ця сторінка.',
    body: [
      'Напишіть тут свій текст. Порожній рядок починає новий абзац, а **жирний шрифт** впадає в око.',
      'Видаліть зайве й додайте нижче блоки інших видів: їх перелічує ваш редактор.',
    ],
    call: 'Напишіть, що відвідувачеві слід зробити далі',
    promise: 'Напишіть, що станеться після натискання.',
  },
  vi: {
    description:
      'Hãy viết một hoặc hai câu về những gì khách tìm thấy trên trang này. Công cụ tìm kiếm hiển thị lời này dưới tiêu đề.',
    card: 'Hãy viết một câu về những gì khách tìm thấy trên trang này. Các danh sách trang sẽ hiển thị câu đó.',
    intro: 'Hãy viết một hoặc hai câu cho biết trang này nói về điều gì.',
    body: [
      'Hãy viết nội dung ở đây. Một dòng trống bắt đầu đoạn mới, và **chữ đậm** sẽ nổi bật.',
      'Hãy xóa những gì không cần và thêm bên dưới các khối loại khác: trình soạn thảo sẽ liệt kê chúng.',
    ],
    call: 'Hãy viết điều khách nên làm tiếp theo',
    promise: 'Hãy viết điều sẽ xảy ra sau khi nhấn.',
  },
  'zh-Hans': {
    description: '请用一两句话说明访客能在本页找到什么。搜索引擎会把这段文字显示在标题下方。',
    card: '请用一句话说明访客能在本页找到什么。页面列表会显示这句话。',
    intro: '请用一两句话说明本页讲的是什么。',
    body: [
      '请在这里写正文。空一行就开始新的一段，**粗体**会比较醒目。',
      '请删掉不需要的内容，并在下方添加其他类型的板块：编辑器会列出所有类型。',
    ],
    call: '请写明希望访客接下来做什么',
    promise: '请写明点击之后会发生什么。',
  },
  'zh-Hant': {
    description: '請用一兩句話說明訪客能在本頁找到什麼。搜尋引擎會把這段文字顯示在標題下方。',
    card: '請用一句話說明訪客能在本頁找到什麼。頁面列表會顯示這句話。',
    intro: '請用一兩句話說明本頁講的是什麼。',
    body: [
      '請在這裡寫內文。空一行就開始新的一段，**粗體**會比較醒目。',
      '請刪掉不需要的內容，並在下方加入其他類型的區塊：編輯器會列出所有類型。',
    ],
    call: '請寫明希望訪客接下來做什麼',
    promise: '請寫明點選之後會發生什麼。',
  },
};
