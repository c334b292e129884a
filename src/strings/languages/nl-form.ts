import type { FormStrings } from '../index.ts';

/** What the inquiry form says, in Dutch. */
export const form: FormStrings = {
  title: 'Neem contact op',
  buttonText: 'Aanvraag versturen',
  submitting: 'Bezig met versturen …',
  optional: '(niet verplicht)',
  choose: 'Maak een keuze',
  consultation: 'Ik wil graag een gratis adviesgesprek.',
  newsletter: 'Ik wil de nieuwsbrief ontvangen.',
  consent: {
    before: 'Ik heb de ',
    link: 'privacyverklaring',
    after: ' gelezen en ga ermee akkoord dat u contact met mij opneemt over mijn aanvraag.',
  },
  phone: 'Liever bellen?',
  email: 'Liever een e-mail schrijven?',
  noScripts: 'Dit formulier heeft JavaScript nodig en dat is uitgeschakeld. Bel ons op',
  notLoaded:
    'Dit formulier kon niet worden geladen, dus er is niets verzonden. Uw tekst blijft hier staan. Probeer het opnieuw, bel ons op',
  orWrite: 'of schrijf naar {email}.',
  trap: 'Laat dit veld leeg',

  labels: {
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    email: 'E-mailadres',
    phone: 'Telefoon',
    company: 'Bedrijf',
    subject: 'Onderwerp',
    preferredDate: 'Gewenste datum',
    employeeCount: 'Aantal medewerkers',
    industry: 'Branche',
    message: 'Bericht',
  },
  demoDate: 'Gewenste datum voor de demonstratie',
  industries: ['Financiële dienstverlening', 'Gezondheidszorg', 'Juridisch', 'Industrie', 'Technologie', 'Anders'],

  missing: {
    firstName: 'Vul uw voornaam in.',
    lastName: 'Vul uw achternaam in.',
    email: 'Vul uw e-mailadres in.',
    phone: 'Vul uw telefoonnummer in.',
    company: 'Vul de naam van uw bedrijf in.',
    subject: 'Vul een onderwerp in.',
    preferredDate: 'Vul een volledige datum in.',
    employeeCount: 'Kies een aantal medewerkers.',
    industry: 'Kies een branche.',
    message: 'Schrijf uw bericht.',
  },
  wrongEmail: 'Vul een e-mailadres in, bijvoorbeeld naam@example.com.',
  wrongDate: 'Vul een volledige datum in of laat het veld leeg.',
  noConsent: 'Ga akkoord met de privacyverklaring voordat u het formulier verstuurt.',
  trapped: 'Laat dit veld leeg. Het is er alleen voor programma’s die alles invullen.',
  summary: { one: 'Controleer één veld', other: 'Controleer {count} velden' },

  own: {
    missing: 'Vul ‘{label}’ in.',
    choose: 'Kies een antwoord bij ‘{label}’.',
    tick: 'Vink ‘{label}’ aan.',
    wrongNumber: 'Vul bij ‘{label}’ een getal in.',
    yes: 'Ja',
    no: 'Nee',
  },

  sent: 'Bedankt voor uw bericht! Wij nemen snel contact met u op.',
  failed: 'Uw bericht kon niet worden verzonden. Probeer het later opnieuw.',
  wasSent: 'Uw bericht is verzonden. Het formulier staat klaar voor een volgend bericht.',
  notSent: 'Uw bericht is niet verzonden. Uw tekst staat er nog.',
  mayHaveArrived:
    'Uw bericht is misschien aangekomen, maar er kwam geen antwoord terug. Als u het opnieuw verstuurt, staat erin dat het een herhaling is.',
  addressTaken: 'Uw adres is al ingevuld. Vul het formulier in om u aan te melden voor de nieuwsbrief.',
};
