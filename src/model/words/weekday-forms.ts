/** Further forms of the names of weekdays, from Sunday on: "ve středu", "do pátku". Intl knows the first one alone. */
export const WEEKDAY_FORMS: Readonly<Record<string, readonly string[]>> = {
  cs: ['neděli', '', 'úterka', 'středu středy', 'čtvrtka čtvrtku', 'pátku', 'sobotu soboty'],
  // In Biscay, most days have names of their own.
  eu: [
    'igandean domeka domekan',
    'astelehenean',
    'asteartean martitzena martitzenean',
    'asteaztena asteaztenean eguaztena eguaztenean',
    'ostegunean eguena eguenean',
    'ostiralean barikua barikuan',
    'larunbatean zapatua zapatuan',
  ],
  pl: ['niedzielę niedzieli', 'poniedziałku', 'wtorku', 'środę środy', 'czwartku', 'piątku', 'sobotę soboty'],
  ru: ['воскресенья', 'понедельника', 'вторника', 'среду среды', 'четверга', 'пятницу пятницы', 'субботу субботы'],
  sk: ['nedeľu nedele', 'pondelka', 'utorka', 'stredu stredy', 'štvrtka', 'piatka piatku', 'sobotu soboty'],
  th: ['', '', '', '', 'พฤหัสบดี', '', ''],
  uk: ['неділю неділі', 'понеділка', 'вівторка', 'середу середи', 'четверга', 'пʼятницю пʼятниці', 'суботу суботи'],
};
