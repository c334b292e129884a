import { useId } from 'react';
import type { InquiryFormBlock } from '../../model/types.ts';
import { messages } from '../../inquiry/messages.ts';
import { TRAP, type FieldName } from '../../inquiry/rules.ts';
import { useInquiry } from '../../inquiry/useInquiry.ts';
import { ActionButton } from '../../ui/Actions.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { Section, SectionHead } from '../../ui/Section.tsx';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { FieldInput } from './FieldInput.tsx';
import { Card, FieldBox, Layout } from './look.ts';
import { Fault } from './Fault.tsx';
import { Reach, WhenFailed, WithoutScripts } from './Reach.tsx';
import { Summary } from './Summary.tsx';
import { Tick } from './Tick.tsx';
import { placeFields } from './place-fields.ts';

/** The form with which a visitor writes to the company. */
export default function InquiryForm(block: InquiryFormBlock) {
  const { formTitle = 'Get in Touch', formDescription, buttonText = 'Submit Request', formType = 'contact', initialSubject, consentNotice, mail } = block;
  const { showConsultationCheckbox = formType === 'contact' } = block;
  const { form, summary, foot, fields, faults, busy, greeting, note, onSubmit, onInput, onTouch } = useInquiry(block);
  const id = useId();
  const titleId = `${id}-title`;
  const idOf = (field: FieldName | 'requestConsultation' | 'subscribeNewsletter'): string => `${id}-${field}`;

  return (
    <Section block={block} head="none">
      <Layout>
        <div className="beside">
          <SectionHead block={{ type: block.type, heading: formTitle, text: formDescription }} labelId={titleId} className="aside" />
          <Reach phone={block.phone} mail={mail} />
        </div>
        <Card ref={form} method="dialog" data-live="" aria-labelledby={titleId} onSubmit={onSubmit} onInput={onInput} onFocus={onTouch} onPointerDown={onTouch}>
          <WithoutScripts phone={block.phone} mail={mail} />
          <p className="note" role="status">
            {greeting}
          </p>
          <Summary ref={summary} faults={faults} idOf={idOf} />
          <div className="fields">
            {placeFields(fields).map(({ field, wide }) => (
              <FieldInput
                key={field.name}
                id={idOf(field.name)}
                field={field}
                wide={wide}
                fault={faults[field.name]}
                busy={busy}
                defaultValue={field.name === 'subject' ? initialSubject : undefined}
              />
            ))}
          </div>
          <div className={faults[TRAP] ? undefined : 'visually-hidden'} aria-hidden={faults[TRAP] ? undefined : true}>
            <FieldBox>
              <label htmlFor={idOf(TRAP)}>Leave this field empty</label>
              <input
                id={idOf(TRAP)}
                name={TRAP}
                tabIndex={faults[TRAP] ? undefined : -1}
                autoComplete="off"
                aria-describedby={faults[TRAP] && `${idOf(TRAP)}-fault`}
              />
              <Fault id={`${idOf(TRAP)}-fault`} text={faults[TRAP]} />
            </FieldBox>
          </div>
          <div className="boxes">
            {showConsultationCheckbox && (
              <Tick id={idOf('requestConsultation')} name="requestConsultation">
                I would like a free IT consultation.
              </Tick>
            )}
            <Tick id={idOf('subscribeNewsletter')} name="subscribeNewsletter">
              Subscribe to the newsletter.
            </Tick>
            <Tick id={idOf('privacyAgreed')} name="privacyAgreed" required fault={faults.privacyAgreed}>
              I agree to the <SmartLink href={mail.privacyHref}>privacy policy</SmartLink> and consent to be contacted regarding my request.
            </Tick>
          </div>
          {consentNotice && (
            <div className="small">
              <Rich text={consentNotice} />
            </div>
          )}
          <ActionButton type="submit" variant="contained" className="send" disabled={busy} data-busy={messages.submitting}>
            {busy ? messages.submitting : buttonText}
          </ActionButton>
          <p ref={foot} className={`note${note?.bad ? ' failed' : ''}`} role={note?.urgent ? 'alert' : 'status'}>
            {note?.text}
          </p>
          <WhenFailed phone={block.phone} mail={mail} />
        </Card>
      </Layout>
    </Section>
  );
}
