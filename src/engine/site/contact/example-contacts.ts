import { withoutExtension } from '../../../model/words/phone-extension.ts';
import { readPhone } from './phones.ts';

/** Names that are kept free for examples (RFC 2606 and 6761): no mail ever arrives there. */
const DOMAIN = /(?:^|[.@])(?:example\.(?:com|net|org)|example|test|invalid|localhost)$/i;

/**
 * Numbers that no telephone has, as they are kept free for films and examples, by the plans of North America, the
 * United Kingdom, Germany, France, Australia and Sweden (PTS, "Telefonnummer till böcker och filmer", pts.se). Japan
 * and South Korea keep none: forms and templates there have zeros, with which no exchange begins
 * (https://www.soumu.go.jp/main_sosiki/joho_tsusin/top/tel_number/q_and_a-2001apr.html, question 1).
 */
const NUMBERS = [
  /^\+1\d{3}55501\d\d$/,
  /^\+44(?:1632960|207946(?=0)|7700900|8081570|(?:11[3-8]|1[2-6]1)496(?=0)|191498(?=0)|2920180|2890180)\d{3,4}$/,
  /^\+49(?:3023125|6990009|4066969|89?99998|2214710)\d{2,3}$/,
  /^\+33(?:19900|26191|35301|46571|53649|63998)\d{4}$/,
  /^\+81(?:[36]0{8}|(?![36])[1-9][1-9]0{7}|[5789]00{8})$/,
  /^\+82(?:2|[3-6][1-5]|[178]0)0{7,8}$/,
  /^\+61[2378](?:5550|7010)\d{4}$/,
  /^\+46(?:3139006|4062804|8465004|9803192)\d\d$|^\+467017406(?:0[5-9]|[1-9]\d)$/,
];

/** Whether an e-mail address is one that nobody can have. */
export const isExampleMail = (mail: string): boolean => DOMAIN.test(mail.trim());

/** Whether a telephone number is one that nobody can have. @param country where it is written without a prefix */
export function isExamplePhone(number: string, country: string | undefined): boolean {
  const reading = readPhone(number, country);
  return (
    'href' in reading && NUMBERS.some((numbers) => numbers.test(withoutExtension(reading.href).slice('tel:'.length)))
  );
}
