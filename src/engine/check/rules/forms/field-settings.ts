import { asText } from '../../../../model/words/as-text.ts';
import { block } from '../../../../model/diagnostics/example.ts';
import {
  ALWAYS_ASKED,
  CHOOSABLE,
  isKnownField,
  KNOWN_FIELDS,
  RESERVED_NAMES,
  type FieldKind,
  type KnownField,
} from '../../../../model/forms/inquiry-fields.ts';
import type { Codes, Report } from '../../../../model/diagnostics/codes.ts';
import type { DataPath, Suggestion } from '../../../../model/diagnostics/diagnostic.ts';
import { asFieldName, fieldNameInWords } from '../../../../model/words/field-name.ts';
import { nearest } from '../../../../model/words/meant/nearest.ts';
import { didYouMean, shown } from '../../../../model/words/phrases.ts';
import { removal, replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { writtenFields } from '../../../site/contact/form-fields.ts';
import { documentRule } from '../../rule.ts';
import { hasUnknownFieldIn } from '../../has-diagnostic.ts';

const form = (field: string) => block(`{ "type": "inquiryForm", "fields": ["email", "message", ${field}] }`);

const codes = {
  'form/no-label': {
    level: 'error',
    title: 'A field of your own has no label',
    message: ({ name, suggestion }: { name: string; suggestion?: string }) => [
      `The field "${name}" is one of your own, and nothing says what visitors are asked.`,
      didYouMean(suggestion, 'Add: "label": "What you ask"'),
    ],
    why: 'The words above a field are all that tells visitors what belongs in it.',
    bad: form('{ "name": "guests" }'),
    good: form('{ "name": "guests", "label": "How many guests?" }'),
  },
  'form/reserved-name': {
    level: 'error',
    title: 'A field has a name that the mail needs itself',
    message: ({ name }: { name: string }) => [
      `Every inquiry says something of its own as "${name}", so no field can be called that.`,
      'Give the field another name.',
    ],
    why: 'One of the two would be lost in the mail.',
    bad: form('{ "name": "formType", "label": "Which paper form?" }'),
    good: form('{ "name": "paperForm", "label": "Which paper form?" }'),
  },
  'form/no-choices': {
    level: 'error',
    title: 'A choice has nothing to choose from',
    message: ({ name }: { name: string }) => [
      `The field "${name}" is a choice, but has no "choices".`,
      'Add: "choices": [ "One", "Another" ]',
    ],
    why: 'Visitors would open an empty list.',
    bad: form('{ "name": "seat", "label": "Where to sit?", "kind": "choice" }'),
    good: form('{ "name": "seat", "label": "Where to sit?", "kind": "choice", "choices": ["Window", "Yard"] }'),
  },
  'form/needless-choices': {
    level: 'error',
    title: 'A field that is no choice has choices',
    message: ({ name }: { name: string }) => [
      `The field "${name}" is filled in by hand, so its "choices" would never be shown.`,
      'Remove "choices", or ask for it with a choice of your own.',
    ],
    why: 'What an author wrote would be left out without a word.',
    bad: form('{ "name": "day", "label": "Which day?", "kind": "date", "choices": ["Monday", "Friday"] }'),
    good: form('{ "name": "day", "label": "Which day?", "kind": "choice", "choices": ["Monday", "Friday"] }'),
  },
  'form/kind-of-known': {
    level: 'error',
    title: 'A known field is given a kind',
    message: ({ name }: { name: string }) => [
      `"${name}" is a known field and always filled in in its own way, so "kind" means nothing here.`,
      'Remove "kind", or give the field a name of your own.',
    ],
    why: 'Browsers fill in known fields by themselves, and the mail counts on their form.',
    bad: form('{ "name": "phone", "kind": "text" }'),
    good: form('{ "name": "phone", "required": true }'),
  },
  'form/marked-label': {
    level: 'advice',
    title: 'A label says itself whether a field has to be filled in',
    message: ({ mark, required }: { mark: string; required: boolean }) => [
      `${shown(mark)} in this label says whether the field has to be filled in, which the form says by itself of each that may stay empty.`,
      `Leave it out${required ? ', and write "required": true' : ''}.`,
    ],
    why: 'Visitors read it twice, or a sign that nothing explains.',
    bad: form('{ "name": "guests", "label": "How many guests? (optional)" }'),
    good: form('{ "name": "guests", "label": "How many guests?" }'),
  },
} satisfies Codes;

/** What people put behind the label of a field: a star where it is required, words where it is not. */
const MARK =
  /\s*(?:\*+|[([（](?:optional|opcjonaln[aey]|opcjonalnie|nieobowiązkow[aeo]|facultati(?:f|ve)|opcional|facoltativo|opzionale|freiwillig|valgfri[t]?|valfritt|optioneel|niet verplicht|isteğe bağlı|необов[’'ʼ]язково|任意|선택|选填|اختياري|wymagane|required|pflichtfeld|obligatoire|obligatorio|obbligatorio)[)\]）])\s*$/iu;
/** Of these, what says that it is required. */
const REQUIRED = /[*]|wymagane|required|pflichtfeld|obligat|obblig/i;

/** Kinds that are filled in by hand. A record, so that a new kind does not compile before it stands here. */
const FILLED_IN: Record<Exclude<FieldKind, 'choice'>, true> = {
  text: true,
  multiline: true,
  email: true,
  phone: true,
  date: true,
  number: true,
  checkbox: true,
};

interface Field {
  name: string;
  settings: Record<string, unknown>;
  /** The group that describes it. */
  path: DataPath;
  /** What no other field of the form may be called. */
  taken: (string | undefined)[];
}

/** What is said about a field of a form fits the field. */
export const fieldSettings = documentRule({
  meta: { codes },
  check({ document, report }) {
    const hasUnknownField = hasUnknownFieldIn(document);
    for (const { fields } of writtenFields(document)) {
      const taken = fields.map(({ name }) => name);
      for (const { name, settings, path } of fields) {
        if (name === undefined || settings === undefined) continue;
        const field = { name, settings, path: path.slice(0, -1), taken };
        marked(report, field);
        if (isKnownField(name)) known(report, field, name);
        else if (!hasUnknownField(field.path)) own(report, field);
      }
    }
  },
});

/** Whether a field has to be filled in without a word. */
const isAlwaysAsked = (name: string): boolean => ALWAYS_ASKED.some((each) => each === name);

/** Looks for what a label says besides what is asked. */
function marked(report: Report<typeof codes>, { name, settings, path }: Field): void {
  const { label, required } = settings;
  const mark = typeof label === 'string' ? MARK.exec(label)?.[0] : undefined;
  if (typeof label !== 'string' || !mark || mark.length === label.length) return;
  const place = { path: [...path, 'label'] };
  const args = { mark: mark.trim(), required: required !== true && !isAlwaysAsked(name) && REQUIRED.test(mark) };
  report('form/marked-label', place, args, replaceWith(place, label.slice(0, -mark.length)));
}

function known(report: Report<typeof codes>, { settings, path }: Field, name: KnownField): void {
  const at = (field: string): DataPath => [...path, field];
  if ('kind' in settings) report('form/kind-of-known', { path: at('kind') }, { name }, removal(at('kind')));
  if ('choices' in settings && !CHOOSABLE.includes(name))
    report('form/needless-choices', { path: at('choices') }, { name }, removal(at('choices')));
}

function own(report: Report<typeof codes>, { name, settings, path, taken }: Field): void {
  const at = (field: string): DataPath => [...path, field];
  const { kind, choices, label } = settings;
  if (RESERVED_NAMES.includes(name)) {
    // As long as a name may be.
    const other = asFieldName(asText(label ?? ''))?.slice(0, 40);
    const isFree =
      other !== undefined && !taken.includes(other) && !RESERVED_NAMES.includes(other) && !isKnownField(other);
    report(
      'form/reserved-name',
      { path: at('name') },
      { name },
      isFree ? replaceWith({ path: at('name') }, other) : [],
    );
  }
  if (kind === 'choice' && choices === undefined)
    report('form/no-choices', { path: at('kind') }, { name }, replaceWith({ path: at('kind') }, 'text'));
  else if (Object.hasOwn(FILLED_IN, String(kind)) && choices !== undefined)
    report('form/needless-choices', { path: at('choices') }, { name }, removal(at('choices')));
  if (label === undefined) {
    const free = KNOWN_FIELDS.filter((each) => !taken.includes(each));
    const suggestion = kind === undefined ? nearest(name, free) : undefined;
    report('form/no-label', { path: at('name') }, { name, suggestion }, labelled(path, name, suggestion));
  }
}

/** The suggestion to mean a known field, or to call a field of one's own by its name. */
function labelled(path: DataPath, name: string, suggestion: string | undefined): Suggestion[] {
  if (suggestion !== undefined) return replaceWith({ path: [...path, 'name'] }, suggestion);
  return [{ edits: [{ kind: 'insert', path, name: 'label', value: fieldNameInWords(name) }] }];
}
