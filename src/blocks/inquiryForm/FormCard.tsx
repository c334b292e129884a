import Button from '@mui/material/Button';
import { useId } from 'react';
import { formName } from '../../inquiry/draft.ts';
import { shownFields } from '../../inquiry/fields.ts';
import { nameChoices } from '../../inquiry/form-element.ts';
import { keepTyped } from '../../inquiry/keep-typed.ts';
import { HONEYPOT } from '../../inquiry/rules.ts';
import { useInquiry } from '../../inquiry/hooks/useInquiry.ts';
import type { InquiryFormBlock } from '../../model/page/types.ts';
import { useStrings } from '../../strings/context.ts';
import { currentStrings } from '../../strings/current.ts';
import { RichText } from '../../ui/text/RichText.tsx';
import { Checkboxes } from './Checkboxes.tsx';
import { Fields } from './Fields.tsx';
import { OtherWays } from './OtherWays.tsx';
import { Card } from './styles.ts';
import { Summary } from './Summary.tsx';
import { Honeypot } from './Honeypot.tsx';

interface Props {
  block: InquiryFormBlock;
  /** The element that names it. */
  titleId: string;
}

/** Keeps what was typed in a form that never lived, for when the visitor comes back. */
export function keepWords(place: HTMLElement, { block }: Pick<Props, 'block'>, path: string): void {
  const form = place.querySelector('form');
  if (!form) return;
  for (const { name, options } of shownFields(block, currentStrings().form))
    if (options) nameChoices(form.elements.namedItem(name) as HTMLSelectElement, options);
  keepTyped(form, formName(path, block));
}

/** The form itself: fields, ticks, button, and what became of the last inquiry. */
export default function FormCard({ block, titleId }: Props) {
  const strings = useStrings().form;
  const { buttonText = strings.buttonText, initialSubject, consentNotice, phone, mail } = block;
  const { form, summary, foot, fields, errors, busy, greeting, note, onSubmit, onInput, onTouch } = useInquiry(block);
  const id = useId();
  const idOf = (field: string): string => `${id}-${field}`;
  const ways = { phone, mail };
  const listeners = { onSubmit, onInput, onFocus: onTouch, onPointerDown: onTouch };

  return (
    <Card ref={form} method="dialog" aria-labelledby={titleId} {...listeners}>
      {/* A style rule shows it where scripts are off. */}
      <p className="note without-script">
        <OtherWays {...ways} said={strings.noScripts} />
      </p>
      <p className="note" role="status">
        {greeting}
      </p>
      <Summary ref={summary} errors={errors} idOf={idOf} />
      <Fields fields={fields} errors={errors} idOf={idOf} busy={busy} initialSubject={initialSubject} />
      <Honeypot id={idOf(HONEYPOT)} error={errors[HONEYPOT]} />
      <Checkboxes block={block} idOf={idOf} error={errors.privacyAgreed} />
      {consentNotice && (
        <div className="small">
          <RichText text={consentNotice} />
        </div>
      )}
      <Button type="submit" variant="contained" className="send" disabled={busy} data-busy={strings.submitting}>
        {busy ? strings.submitting : buttonText}
      </Button>
      <p ref={foot} className={`note${note?.bad ? ' failed' : ''}`} role={note?.urgent ? 'alert' : 'status'}>
        {note?.bad ? (
          // A mail service that is blocked or used up fails each time.
          <OtherWays {...ways} said={note.text} />
        ) : (
          note?.text
        )}
      </p>
      {/* Where the app cannot be loaded, boot/pressed.ts marks the form, and a style rule shows it. */}
      <p className="note failed when-failed" role="alert">
        <OtherWays {...ways} said={strings.notLoaded} />
      </p>
    </Card>
  );
}
