import type { FormStrings } from '../index.ts';

/** What the inquiry form says, in Polish. */
export const form: FormStrings = {
  title: 'Napisz do nas',
  buttonText: 'Wyślij zapytanie',
  submitting: 'Wysyłanie…',
  optional: '(opcjonalnie)',
  choose: 'Proszę wybrać',
  consultation: 'Chcę skorzystać z\u00a0bezpłatnej konsultacji.',
  newsletter: 'Chcę otrzymywać newsletter.',
  consent: {
    before: 'Akceptuję ',
    link: 'politykę prywatności',
    after: ' i\u00a0wyrażam zgodę na kontakt w\u00a0sprawie mojego zapytania.',
  },
  phone: 'Wolą Państwo zadzwonić?',
  email: 'Wolą Państwo wysłać e-mail?',
  noScripts: 'Ten formularz wymaga JavaScriptu, który jest wyłączony. Prosimy zadzwonić pod numer',
  notLoaded:
    'Nie udało się wczytać formularza i\u00a0nic nie zostało wysłane. Wpisany tekst pozostaje tutaj. Prosimy spróbować ponownie, zadzwonić pod numer',
  orWrite: 'lub napisać na adres {email}.',
  trap: 'Proszę zostawić to pole puste',

  labels: {
    firstName: 'Imię',
    lastName: 'Nazwisko',
    email: 'E-mail',
    phone: 'Telefon',
    company: 'Firma',
    subject: 'Temat',
    preferredDate: 'Preferowany termin',
    employeeCount: 'Liczba pracowników',
    industry: 'Branża',
    message: 'Wiadomość',
  },
  demoDate: 'Preferowany termin prezentacji',
  industries: ['Usługi finansowe', 'Ochrona zdrowia', 'Prawo', 'Przemysł', 'Technologia', 'Inna'],

  missing: {
    firstName: 'Proszę podać imię.',
    lastName: 'Proszę podać nazwisko.',
    email: 'Proszę podać adres e-mail.',
    phone: 'Proszę podać numer telefonu.',
    company: 'Proszę podać nazwę firmy.',
    subject: 'Proszę podać temat.',
    preferredDate: 'Proszę podać pełną datę.',
    employeeCount: 'Proszę wybrać liczbę pracowników.',
    industry: 'Proszę wybrać branżę.',
    message: 'Proszę wpisać wiadomość.',
  },
  wrongEmail: 'Proszę podać adres e-mail, na przykład nazwa@example.com.',
  wrongDate: 'Proszę podać pełną datę albo zostawić pole puste.',
  noConsent: 'Przed wysłaniem proszę zaakceptować politykę prywatności.',
  trapped: 'Proszę zostawić to pole puste. Jest tylko dla programów, które wypełniają wszystko.',
  summary: {
    one: 'Proszę sprawdzić jedno pole',
    few: 'Proszę sprawdzić {count} pola',
    many: 'Proszę sprawdzić {count} pól',
    other: 'Proszę sprawdzić {count} pola',
  },

  own: {
    missing: 'Proszę wypełnić pole „{label}”.',
    choose: 'Proszę wybrać odpowiedź w\u00a0polu „{label}”.',
    tick: 'Proszę zaznaczyć pole „{label}”.',
    wrongNumber: 'Proszę wpisać liczbę w\u00a0polu „{label}”.',
    yes: 'Tak',
    no: 'Nie',
  },

  sent: 'Dziękujemy za wiadomość! Wkrótce odpowiemy.',
  failed: 'Nie udało się wysłać wiadomości. Prosimy spróbować ponownie później.',
  wasSent: 'Wiadomość została wysłana. Formularz jest gotowy na następną.',
  notSent: 'Wiadomość nie została wysłana. Wpisany tekst nadal tu jest.',
  mayHaveArrived:
    'Wiadomość mogła dotrzeć, ale nie nadeszła odpowiedź. Ponownie wysłana wiadomość będzie oznaczona jako powtórzona.',
  addressTaken: 'Adres jest już wpisany. Aby zapisać się na newsletter, prosimy wypełnić formularz.',
};
