import type { FormStrings } from '../index.ts';

/** What the inquiry form says, in Czech. */
export const form: FormStrings = {
  title: 'Napište nám',
  buttonText: 'Odeslat dotaz',
  submitting: 'Odesílá se…',
  optional: '(nepovinné)',
  choose: 'Vyberte prosím',
  consultation: 'Mám zájem o\u00a0bezplatnou konzultaci.',
  newsletter: 'Chci odebírat newsletter.',
  consent: {
    before: 'Souhlasím se ',
    link: 'zásadami ochrany osobních údajů',
    after: ' a\u00a0s\u00a0tím, že se mi ozvete ohledně mého dotazu.',
  },
  phone: 'Raději zavoláte?',
  email: 'Raději napíšete e-mail?',
  noScripts: 'Tento formulář potřebuje JavaScript, který je vypnutý. Zavolejte prosím na číslo',
  notLoaded:
    'Formulář se nepodařilo načíst, takže se nic neodeslalo. Co jste napsali, tu zůstává. Zkuste to prosím znovu, zavolejte na číslo',
  orWrite: 'nebo napište na adresu {email}.',
  trap: 'Toto pole nevyplňujte',

  labels: {
    firstName: 'Jméno',
    lastName: 'Příjmení',
    email: 'E-mail',
    phone: 'Telefon',
    company: 'Firma',
    subject: 'Předmět',
    preferredDate: 'Požadovaný termín',
    employeeCount: 'Počet zaměstnanců',
    industry: 'Obor',
    message: 'Zpráva',
  },
  demoDate: 'Požadovaný termín ukázky',
  industries: ['Finanční služby', 'Zdravotnictví', 'Právo', 'Výroba', 'Technologie', 'Jiný'],

  missing: {
    firstName: 'Zadejte jméno.',
    lastName: 'Zadejte příjmení.',
    email: 'Zadejte e-mailovou adresu.',
    phone: 'Zadejte telefonní číslo.',
    company: 'Zadejte název firmy.',
    subject: 'Zadejte předmět zprávy.',
    preferredDate: 'Zadejte celé datum.',
    employeeCount: 'Vyberte počet zaměstnanců.',
    industry: 'Vyberte obor.',
    message: 'Napište zprávu.',
  },
  wrongEmail: 'Zadejte e-mailovou adresu, například jmeno@example.com.',
  wrongDate: 'Zadejte celé datum, nebo nechte pole prázdné.',
  noConsent: 'Před odesláním prosím vyjádřete souhlas se zásadami ochrany osobních údajů.',
  trapped: 'Toto pole nevyplňujte. Je tu jen pro programy, které vyplňují všechno.',
  summary: {
    one: 'Zkontrolujte prosím jedno pole',
    few: 'Zkontrolujte prosím {count} pole',
    other: 'Zkontrolujte prosím {count} polí',
  },

  own: {
    missing: 'Vyplňte pole „{label}“.',
    choose: 'V\u00a0poli „{label}“ vyberte odpověď.',
    tick: 'Zaškrtněte pole „{label}“.',
    wrongNumber: 'Do pole „{label}“ zadejte číslo.',
    yes: 'Ano',
    no: 'Ne',
  },

  sent: 'Děkujeme za zprávu! Brzy se vám ozveme.',
  failed: 'Zprávu se nepodařilo odeslat. Zkuste to prosím později.',
  wasSent: 'Zpráva byla odeslána. Formulář je připraven na další.',
  notSent: 'Zpráva nebyla odeslána. Co jste napsali, tu zůstává.',
  mayHaveArrived: 'Zpráva možná dorazila, ale nepřišla odpověď. Když ji odešlete znovu, bude označena jako opakovaná.',
  addressTaken: 'Adresa je vyplněná. K\u00a0odběru newsletteru stačí dokončit formulář.',
};
