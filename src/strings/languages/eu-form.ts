import type { FormStrings } from '../index.ts';

/** What the inquiry form says, in Basque. Names that are filled in take no endings, so they stand apart. */
export const form: FormStrings = {
  title: 'Idatzi guri',
  buttonText: 'Bidali kontsulta',
  submitting: 'Bidaltzen…',
  optional: '(aukerakoa)',
  choose: 'Aukeratu bat',
  consultation: 'Doako aholkularitza jaso nahi dut.',
  newsletter: 'Buletina jaso nahi dut.',
  consent: {
    before: 'Onartzen ditut ',
    link: 'pribatutasun-politika',
    after: ' eta kontsulta honen harira nirekin harremanetan jartzea.',
  },
  phone: 'Nahiago duzu deitu?',
  email: 'Nahiago duzu mezu elektroniko bat idatzi?',
  noScripts: 'Galdetegi honek JavaScript behar du, eta desaktibatuta dago. Deitu zenbaki honetara:',
  notLoaded:
    'Ezin izan da galdetegia kargatu, eta ez da ezer bidali. Zure testua hemen dago oraindik. Saiatu berriro, deitu zenbaki honetara:',
  orWrite: 'edo idatzi {email} helbidera.',
  trap: 'Utzi eremu hau hutsik',

  labels: {
    firstName: 'Izena',
    lastName: 'Abizenak',
    email: 'Helbide elektronikoa',
    phone: 'Telefonoa',
    company: 'Enpresa',
    subject: 'Gaia',
    preferredDate: 'Nahiago duzun data',
    employeeCount: 'Langile kopurua',
    industry: 'Sektorea',
    message: 'Mezua',
  },
  demoDate: 'Erakustaldirako nahiago duzun data',
  industries: ['Finantza-zerbitzuak', 'Osasuna', 'Zuzenbidea', 'Industria', 'Teknologia', 'Besteren bat'],

  missing: {
    firstName: 'Idatzi zure izena.',
    lastName: 'Idatzi zure abizenak.',
    email: 'Idatzi zure helbide elektronikoa.',
    phone: 'Idatzi zure telefono-zenbakia.',
    company: 'Idatzi zure enpresaren izena.',
    subject: 'Idatzi gai bat.',
    preferredDate: 'Adierazi data osoa.',
    employeeCount: 'Aukeratu langile kopurua.',
    industry: 'Aukeratu sektore bat.',
    message: 'Idatzi zure mezua.',
  },
  wrongEmail: 'Idatzi helbide elektroniko bat, hala nola izena@example.com.',
  wrongDate: 'Adierazi data osoa, edo batere ez.',
  noConsent: 'Onartu pribatutasun-politika bidali aurretik.',
  trapped: 'Utzi eremu hau hutsik. Dena betetzen duten programentzat baino ez dago.',
  summary: { one: 'Berrikusi eremu bat', other: 'Berrikusi {count} eremu' },

  own: {
    missing: 'Bete «{label}».',
    choose: 'Aukeratu erantzun bat: «{label}».',
    tick: 'Markatu «{label}».',
    wrongNumber: 'Idatzi zenbaki bat: «{label}».',
    yes: 'Bai',
    no: 'Ez',
  },

  sent: 'Eskerrik asko zure mezuagatik! Laster erantzungo dizugu.',
  failed: 'Ezin izan da zure mezua bidali. Saiatu berriro geroago.',
  wasSent: 'Zure mezua bidali da. Galdetegia prest dago beste baterako.',
  notSent: 'Zure mezua ez da bidali. Zure testua hemen dago oraindik.',
  mayHaveArrived:
    'Baliteke zure mezua iritsi izana, baina ez da erantzunik jaso. Berriro bidaltzen baduzu, errepikapena dela adieraziko da.',
  addressTaken: 'Zure helbide elektronikoa galdetegian dago jada. Bete gainerakoa buletinera harpidetzeko.',
};
