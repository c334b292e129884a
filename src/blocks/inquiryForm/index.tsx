import { useId } from 'react';
import type { InquiryFormBlock } from '../../model/types.ts';
import type { CheckboxName } from '../../inquiry/fields.ts';
import { TRAP, type FieldName } from '../../inquiry/rules.ts';
import { useInquiry } from '../../inquiry/useInquiry.ts';
import { useStrings } from '../../strings/context.ts';
import { ActionButton } from '../../ui/Actions.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Section, SectionHead } from '../../ui/Section.tsx';
import { Checkboxes } from './Checkboxes.tsx';
import { FieldInput } from './FieldInput.tsx';
import { placeFields } from './place-fields.ts';
import { Reach, WhenFailed, WithoutScripts } from './Reach.tsx';
import { Card, Layout } from './styles.ts';
import { Summary } from './Summary.tsx';
import { Trap } from './Trap.tsx';

/** The form with which a visitor writes to the company. */
export default function InquiryForm(block: InquiryFormBlock) {
  const strings = useStrings().form;
  const {
    formTitle = strings.title,
    formDescription,
    buttonText = strings.buttonText,
    initialSubject,
    consentNotice,
    mail,
  } = block;
  const { form, summary, foot, fields, errors, busy, greeting, note, onSubmit, onInput, onTouch } = useInquiry(block);
  const id = useId();
  const titleId = `${id}-title`;
  const idOf = (field: FieldName | CheckboxName): string => `${id}-${field}`;

  return (
    <Section block={block} head="none">
      <Layout>
        <div className="beside">
          <SectionHead
            block={{ type: block.type, heading: formTitle, text: formDescription }}
            labelId={titleId}
            className="aside"
          />
          <Reach phone={block.phone} mail={mail} />
        </div>
        <Card
          ref={form}
          method="dialog"
          data-live=""
          aria-labelledby={titleId}
          onSubmit={onSubmit}
          onInput={onInput}
          onFocus={onTouch}
          onPointerDown={onTouch}
        >
          <WithoutScripts phone={block.phone} mail={mail} />
          <p className="note" role="status">
            {greeting}
          </p>
          <Summary ref={summary} errors={errors} idOf={idOf} />
          <div className="fields">
            {placeFields(fields).map(({ field, wide }) => (
              <FieldInput
                key={field.name}
                id={idOf(field.name)}
                field={field}
                wide={wide}
                error={errors[field.name]}
                busy={busy}
                defaultValue={field.name === 'subject' ? initialSubject : undefined}
              />
            ))}
          </div>
          <Trap id={idOf(TRAP)} error={errors[TRAP]} />
          <Checkboxes block={block} idOf={idOf} error={errors.privacyAgreed} />
          {consentNotice && (
            <div className="small">
              <RichText text={consentNotice} />
            </div>
          )}
          <ActionButton
            type="submit"
            variant="contained"
            className="send"
            disabled={busy}
            data-busy={strings.submitting}
          >
            {busy ? strings.submitting : buttonText}
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
