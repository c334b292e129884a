import type { CheckboxName } from '../../inquiry/fields.ts';
import type { InquiryFormBlock } from '../../model/page/types.ts';
import { useStrings } from '../../strings/context.ts';
import { SmartLink } from '../../ui/text/SmartLink.tsx';
import { Checkbox } from './Checkbox.tsx';

interface Props {
  block: InquiryFormBlock;
  idOf: (name: CheckboxName) => string;
  /** What is said where the visitor has not agreed to the privacy policy. */
  error: string | undefined;
}

/** What a visitor can ask for besides, and has to agree to. */
export function Checkboxes({ block, idOf, error }: Props) {
  const strings = useStrings().form;
  const { formType = 'contact', consultationText = strings.consultation } = block;
  const { showConsultationCheckbox = formType === 'contact', mail } = block;
  return (
    <div className="boxes">
      {showConsultationCheckbox && (
        <Checkbox id={idOf('requestConsultation')} name="requestConsultation">
          {consultationText}
        </Checkbox>
      )}
      {block.showNewsletterCheckbox !== false && (
        <Checkbox id={idOf('subscribeNewsletter')} name="subscribeNewsletter">
          {strings.newsletter}
        </Checkbox>
      )}
      <Checkbox id={idOf('privacyAgreed')} name="privacyAgreed" required error={error}>
        {strings.consent.before}
        <SmartLink href={mail.privacyHref ?? ''}>{strings.consent.link}</SmartLink>
        {strings.consent.after}
      </Checkbox>
    </div>
  );
}
