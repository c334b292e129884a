import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { NewsletterBlock } from '../model/page/types.ts';
import { useLanguage, useSay, useStrings } from '../strings/context.ts';
import { corner } from '../theme/shape.ts';
import { fieldEdge, placeholder } from '../theme/tokens.ts';
import { Section } from '../ui/section/Section.tsx';

const Form = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '.75rem',
  maxWidth: '36rem',
  '& .field': { display: 'grid', gap: '.375rem', flex: '1 1 16rem' },
  '& label': { fontWeight: 600, fontSize: '.9375rem' },
  '& input': {
    width: '100%',
    minHeight: 48,
    padding: '.625rem .875rem',
    borderRadius: corner.control,
    border: `1px solid ${fieldEdge}`,
    background: 'var(--surface)',
    color: 'var(--ink)',
    '&:hover': { borderColor: 'var(--ink)' },
    '&::placeholder': placeholder,
  },
  // Under the field and the button, whichever way they wrap.
  '& .hint': { flexBasis: '100%', color: 'var(--ink-soft)', fontSize: '.9375rem' },
});

/** Asks for an address; boot/newsletter.ts hands a valid one to the contact form. Nothing is sent from here. */
export default function Newsletter(block: NewsletterBlock) {
  const id = useId();
  const strings = useStrings().newsletter;
  const say = useSay();
  const language = useLanguage();
  const lang = block.lang && language;
  return (
    <Section block={block} head="side">
      <Form data-newsletter={block.page ?? ''} method="dialog" className="needs-script">
        <div className="field">
          <label htmlFor={id} lang={block.label ? undefined : lang}>
            {block.label ?? strings.label}
          </label>
          <input
            id={id}
            type="email"
            name="email"
            required
            autoComplete="email"
            inputMode="email"
            placeholder={strings.placeholder}
          />
        </div>
        <Button type="submit" variant="contained" lang={block.buttonText ? undefined : lang}>
          {block.buttonText ?? strings.buttonText}
        </Button>
        <p className="hint" lang={lang}>
          {strings.hint}
        </p>
        <p className="hint when-failed" role="alert" lang={lang}>
          {strings.notOpened}
        </p>
      </Form>
      <p className="without-script" lang={lang}>
        {say(strings.withoutScripts, { email: block.email })}
      </p>
    </Section>
  );
}
