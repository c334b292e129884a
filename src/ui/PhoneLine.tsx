import type { PhoneLine as PhoneLineData } from '../model/page/types.ts';
import { SmartLink } from './text/SmartLink.tsx';

/** Words and a telephone number that dials. Whoever holds it gives `.call` its styles, `phoneLine`. */
export const PhoneLine = ({ phone: { label, href, number } }: { phone: PhoneLineData }) => (
  <div className="call">
    {label} <SmartLink href={href}>{number}</SmartLink>
  </div>
);
