import { describe, expect, it } from 'vitest';
import { syntaxDiagnostic } from '../../../src/engine/read/syntax.ts';
import { readingCodes } from '../../../src/engine/read/codes.ts';
import { wantedType } from '../../../src/engine/read/syntax/wanted-type.ts';
import { slipCodes } from '../../../src/engine/read/syntax/codes.ts';
import { readFiles } from '../../support/files.ts';
import type { Diagnostic, Edit } from '../../../src/model/diagnostics/diagnostic.ts';

/** The text with the edits of a suggestion. */
function fixed(text: string, { suggestions }: Diagnostic): string | undefined {
  const edits = suggestions?.[0]?.edits as Extract<Edit, { kind: 'text' }>[] | undefined;
  return edits
    ?.toSorted((a, b) => b.range.offset - a.range.offset)
    .reduce(
      (rest, { range, text: put }) => rest.slice(0, range.offset) + put + rest.slice(range.offset + range.length),
      text,
    );
}

/** What an author writes, the code, what stands at the place, what it becomes, and whether that is certain. */
type Case = [written: string, code: string, at: string, becomes?: string, certain?: boolean];

const NBSP = '\u00a0';

const SEPARATORS: Case[] = [
  ['{ "a": 3; "b": 4 }', 'json/separator', ';', '{ "a": 3, "b": 4 }', true],
  ['{ "a": true;\n "b": 4 }', 'json/separator', ';', '{ "a": true,\n "b": 4 }', true],
  ['{ "a": 3.\n "b": 4 }', 'json/separator', '.', '{ "a": 3,\n "b": 4 }', true],
  ['{ "a": "x".\n "b": 4 }', 'json/separator', '.', '{ "a": "x",\n "b": 4 }', true],
  ['{ "a" = "x" }', 'json/separator', '=', '{ "a" : "x" }', true],
  ['{ "a" => "x" }', 'json/separator', '=>', '{ "a" : "x" }', true],
  ['{ "a", "x" }', 'json/separator', ',', '{ "a": "x" }', true],
  ['{ "a"： "x"， "b"： "y" }', 'json/separator', '：', '{ "a": "x"， "b"： "y" }', true],
  ['{ "a": "x"， "b"： "y" }', 'json/separator', '，', '{ "a": "x", "b"： "y" }', true],
  ['｛ "a": ［1］ ｝', 'json/separator', '｛', '{ "a": ［1］ ｝', true],
  ['｛\n  "a": { "b": 1 }\n｝', 'json/separator', '｛', '{\n  "a": { "b": 1 }\n｝', true],
  ['{ ”a”: 1，\n 「b」: 2 }', 'json/quotes', '”a”', '{ "a": 1，\n 「b」: 2 }', true],
  ['{ 「a」： 1, "b": 2 }', 'json/quotes', '「a」', '{ "a"： 1, "b": 2 }', true],
  ['{ "a": 「x」、 "b": 1 }', 'json/quotes', '「x」', '{ "a": "x"、 "b": 1 }', true],
  ['{ "a": 【{ "b": 1 }】 }', 'json/separator', '【', '{ "a": [{ "b": 1 }】 }', true],
  ['{ "a": [“b”】 }', 'json/quotes', '“b”', '{ "a": ["b"】 }', true],
  ['{ "a": «x»، "b": 1 }', 'json/quotes', '«x»', '{ "a": "x"، "b": 1 }', true],
  ['[{ "a": 1,｝， 2]', 'json/separator', '｝', '[{ "a": 1,}， 2]', true],
  ['{ "a": ［1］ }', 'json/separator', '［', '{ "a": [1］ }', true],
  ['{ "a": [1］ }', 'json/separator', '］', '{ "a": [1] }', true],
  ['{ "a": "x"، "b": "y" }', 'json/separator', '،', '{ "a": "x", "b": "y" }', true],
  ['{ "a": "x"؛ b: "y" }', 'json/separator', '؛', '{ "a": "x", b: "y" }', true],
  ['{ "a": 3،\n "b": 4 }', 'json/separator', '،', '{ "a": 3,\n "b": 4 }', true],
  ['{ "a": "x"; b: "y" }', 'json/separator', ';', '{ "a": "x", b: "y" }', true],
  ['{ "a":: "x" }', 'json/separator', ':', '{ "a": "x" }', true],
  ['{ "a": 3,, "b": 4 }', 'json/extra-comma', ',', '{ "a": 3, "b": 4 }', true],
  ['["a",, "b"]', 'json/extra-comma', ',', '["a", "b"]', true],
  ['{ , "a": 3 }', 'json/extra-comma', ',', '{  "a": 3 }', true],
  ['{ "a": 3, }', 'json/extra-comma', ',', '{ "a": 3 }', true],
  ['{ "a": 3 },\n', 'json/extra-comma', ',', '{ "a": 3 }\n', true],
  ['{ "a": 3 "b": 4 }', 'json/missing-comma', '"b"', '{ "a": 3, "b": 4 }', true],
  ['{ "a": [1]\n "b": 4 }', 'json/missing-comma', '"b"', '{ "a": [1],\n "b": 4 }', true],
  ['{ "a": "x"\n “b”: “y” }', 'json/missing-comma', '“', '{ "a": "x",\n “b”: “y” }', true],
  ['{ "a": [1]\n « b » : 4 }', 'json/missing-comma', '«', '{ "a": [1],\n « b » : 4 }', true],
  ['[{ "a": 1 } { "a": 2 }]', 'json/missing-comma', '{', '[{ "a": 1 }, { "a": 2 }]', true],
  ['{ "a" "x" }', 'json/missing-colon', '"x"', '{ "a": "x" }', true],
  ['{ "a" 3 }', 'json/missing-colon', '3', '{ "a": 3 }', true],
  ['{ "a": , "b": 4 }', 'json/syntax', ','],
];

const WIDE: Case[] = [
  ['{ “a”：“x”，“b”：1 }', 'json/quotes', '“a”', '{ "a"：“x”，“b”：1 }', true],
  ['{ "a"：“x”，“b”：1 }', 'json/separator', '：', '{ "a":“x”，“b”：1 }', true],
  ['{ "a": “x”，“b”：1 }', 'json/quotes', '“x”', '{ "a": "x"，“b”：1 }', true],
  ['{ "a": "x"，“b”：1 }', 'json/separator', '，', '{ "a": "x",“b”：1 }', true],
];

const NUMBERS: Case[] = [
  ['{ "a": 3px }', 'json/number', '3px', '{ "a": 3 }', false],
  ['{ "a": 50% }', 'json/number', '50%', '{ "a": 50 }', false],
  ['{ "a": +9 }', 'json/number', '+9', '{ "a": 9 }', true],
  ['{ "a": 09 }', 'json/number', '09', '{ "a": 9 }', true],
  ['{ "a": 01234 }', 'json/number', '01234', '{ "a": 1234 }', false],
  ['{ "a": .5 }', 'json/number', '.5', '{ "a": 0.5 }', true],
  ['{ "a": 5. }', 'json/number', '5.', '{ "a": 5 }', true],
  ['{ "a": 9,5 }', 'json/number', '9,5', '{ "a": 9.5 }', true],
  ['{ "a": 1,000 }', 'json/number', '1,000', '{ "a": 1000 }', false],
  ['{ "a": $5 }', 'json/number', '$5', '{ "a": 5 }', false],
  ['{ "a": ２２０００ }', 'json/number', '２２０００', '{ "a": 22000 }', true],
  ['{ "a": ２２，０００, "b": 1 }', 'json/number', '２２，０００', '{ "a": 22000, "b": 1 }', false],
  ['{ "a": ¥22,000, "b": 1 }', 'json/number', '¥22,000', '{ "a": 22000, "b": 1 }', false],
  ['{ "a": 3 200, "b": 1 }', 'json/number', '3 200', '{ "a": 3200, "b": 1 }', false],
  ['{ "a": [1 250, 1400] }', 'json/number', '1 250', '{ "a": [1250, 1400] }', false],
  ['{ "a": [1 250,5] }', 'json/number', '1 250', '{ "a": [1250,5] }', false],
  ['{ "a": [1 25] }', 'json/missing-comma', '25', '{ "a": [1, 25] }', true],
  ['{ "a": 1.200,00, "b": 1 }', 'json/number', '1.200,00', '{ "a": 1200.00, "b": 1 }', true],
  ['{ "a": 1.200.000 }', 'json/number', '1.200.000', '{ "a": 1200000 }', true],
  ['{ "a": 1.200.000,50,\n "b": 1 }', 'json/number', '1.200.000,50', '{ "a": 1200000.50,\n "b": 1 }', true],
  ['{ "a": -1,200.50 }', 'json/number', '-1,200.50', '{ "a": -1200.50 }', true],
  // As they are grouped in India.
  ['{ "a": 1,25,000 }', 'json/number', '1,25,000', '{ "a": 125000 }', true],
  ['{ "a": 12,25,000.50 }', 'json/number', '12,25,000.50', '{ "a": 1225000.50 }', true],
  ['{ "a": 1,200,000 }', 'json/number', '1,200,000', '{ "a": 1200000 }', true],
  ['{ "a": 1\'250 }', 'json/number', "1'250", '{ "a": 1250 }', true],
  ['{ "a": 1’250’000 }', 'json/number', '1’250’000', '{ "a": 1250000 }', true],
  ['{ "a": 1\'200.50 }', 'json/number', "1'200.50", '{ "a": 1200.50 }', true],
  ['{ "a": 1 200,50, "b": 1 }', 'json/number', '1 200,50', '{ "a": 1200.50, "b": 1 }', true],
  ['{ "a": 2.450,-, "b": 1 }', 'json/number', '2.450,-', '{ "a": 2450, "b": 1 }', true],
  ['{ "a": 49,=, "b": 1 }', 'json/number', '49,=', '{ "a": 49, "b": 1 }', true],
  ['{ "a": 49,-, "b": 1 }', 'json/number', '49,-', '{ "a": 49, "b": 1 }', true],
  ['{ "a": ,50, "b": 1 }', 'json/number', ',50', '{ "a": 0.50, "b": 1 }', true],
  ['[100 200]', 'json/missing-comma', '200', '[100, 200]', true],
  ['{ "a": 27.11.2026, "b": 1 }', 'json/missing-quote', '27.11.2026', '{ "a": "27.11.2026", "b": 1 }', true],
  ['{ "a": 17. mai 2026, "b": 1 }', 'json/missing-quote', '17. mai 2026', '{ "a": "17. mai 2026", "b": 1 }', true],
  ['{ "a": 1.20.50 }', 'json/missing-quote', '1.20.50', '{ "a": "1.20.50" }', true],
  ['{ "a": 19.3251.4418,\n "b": 1 }', 'json/missing-quote', '19.3251.4418', '{ "a": "19.3251.4418",\n "b": 1 }', true],
  ['{ "a": ₺12.500, "b": 1 }', 'json/number', '₺12.500', '{ "a": 12500, "b": 1 }', false],
  ['{ "a": 12.500TL, "b": 1 }', 'json/missing-quote', '12.500TL', '{ "a": "12.500TL", "b": 1 }', true],
  [
    '{ "a": 1.200,00 reais,\n "b": 1 }',
    'json/missing-quote',
    '1.200,00 reais',
    '{ "a": "1.200,00 reais",\n "b": 1 }',
    true,
  ],
  ['{ "a": 2026-05-21 }', 'json/missing-quote', '2026-05-21', '{ "a": "2026-05-21" }', true],
];

const WORDS: Case[] = [
  ['{ "a": undefined }', 'json/word', 'undefined'],
  ['{ "a": NULL }', 'json/word', 'NULL'],
  ['{ "a": True }', 'json/word', 'True', '{ "a": true }', true],
  ['{ "a": FALSE, "b": 1 }', 'json/word', 'FALSE', '{ "a": false, "b": 1 }', true],
  ['{ "a": yes }', 'json/word', 'yes', '{ "a": true }', false],
  ['{ "a": muted }', 'json/missing-quote', 'muted', '{ "a": "muted" }', true],
  [
    '{ "a": How it begins,\n "b": 1 }',
    'json/missing-quote',
    'How it begins',
    '{ "a": "How it begins",\n "b": 1 }',
    true,
  ],
  ['{ tone: "muted" }', 'json/missing-quote', 'tone', '{ "tone": "muted" }', true],
  ['{ "a": muted, b: "x" }', 'json/missing-quote', 'muted', '{ "a": "muted", b: "x" }', true],
  ['{ "a": Open, hours: 9 to 5 }', 'json/missing-quote', 'Open', '{ "a": "Open", hours: 9 to 5 }', false],
  ['{ "a": Bread, fresh: now }', 'json/missing-quote', 'Bread', '{ "a": "Bread", fresh: now }', false],
  ['[5, 0x10, 1,000]', 'json/missing-quote', '0x10, 1,000', '[5, "0x10, 1,000"]', false],
  ['{ "a": [ … ] }', 'json/syntax', '…'],
];

const QUOTES: Case[] = [
  ['{ "a": « Le pain » }', 'json/quotes', '« Le pain »', '{ "a": "Le pain" }', true],
  ['{ "a": «\u202fLe pain\u202f» }', 'json/quotes', '«\u202fLe pain\u202f»', '{ "a": "Le pain" }', true],
  ['{ "a": “How it begins” }', 'json/quotes', '“How it begins”', '{ "a": "How it begins" }', true],
  [
    '{ "a": “It is “one”, “two””, “b”: “x” }',
    'json/quotes',
    '“It is “one”, “two””',
    '{ "a": "It is “one”, “two”", “b”: “x” }',
    true,
  ],
  ['{ "a": „Es ist „eins““, "b": 1 }', 'json/quotes', '„Es ist „eins““', '{ "a": "Es ist „eins“", "b": 1 }', true],
  [
    '{ "a": ‘It’s ‘one’, ‘two’’, "b": 1 }',
    'json/quotes',
    '‘It’s ‘one’, ‘two’’',
    '{ "a": "It’s ‘one’, ‘two’", "b": 1 }',
    true,
  ],
  ['{ “a””, “b”: “x” }', 'json/quotes', '“a””'],
  ['{ "a": “”, “b”: “x” }', 'json/quotes', '“”', '{ "a": "", “b”: “x” }', true],
  ['{ "a": “”\n}', 'json/quotes', '“”', '{ "a": ""\n}', true],
  ['{ "a": „“ }', 'json/quotes', '„“', '{ "a": "" }', true],
  ["{ \"a\": '', 'b': 1 }", 'json/quotes', "''", '{ "a": "", \'b\': 1 }', true],
  ['{ ʺaʺ: "x" }', 'json/quotes', 'ʺaʺ', '{ "a": "x" }', true],
  ['{ ״a״: "x" }', 'json/quotes', '״a״', '{ "a": "x" }', true],
  ['{ "a": ״120 ש״ח לחודש״ }', 'json/quotes', '״120 ש״ח לחודש״', '{ "a": "120 ש״ח לחודש" }', true],
  ['{ "a": ❝x❞, "b": 5″ }', 'json/quotes', '❝x❞', '{ "a": "x", "b": 5″ }', true],
  ['{ "a": ′It’s 5′ long′, "b": 1 }', 'json/quotes', '′It’s 5′ long′', '{ "a": "It’s 5′ long", "b": 1 }', true],
  ['{ “a”: "x" }', 'json/quotes', '“a”', '{ "a": "x" }', true],
  ['{ "a": „How it begins“ }', 'json/quotes', '„How it begins“', '{ "a": "How it begins" }', true],
  [
    `{ "a": «${NBSP}How it begins${NBSP}» }`,
    'json/quotes',
    `«${NBSP}How it begins${NBSP}»`,
    '{ "a": "How it begins" }',
    true,
  ],
  ['{ "a": „x“,, "b": y" }', 'json/quotes', '„x“', '{ "a": "x",, "b": y" }', true],
  ['[{“a”：“b”｝]', 'json/quotes', '“a”', '[{"a"：“b”｝]', true],
  ['[{"a":“b”｝]', 'json/quotes', '“b”', '[{"a":"b"｝]', true],
  ['[“b”］', 'json/quotes', '“b”', '["b"］', true],
  [
    '{ "a": "First „talk", then act", "b": 1 }',
    'json/inner-quote',
    '"',
    '{ "a": "First „talk\\", then act", "b": 1 }',
    true,
  ],
  ['{ "a": ["„Talk", then act", "b"] }', 'json/inner-quote', '"', '{ "a": ["„Talk\\", then act", "b"] }', true],
  ['{ "a": "First „talk", seo: "b" }', 'json/missing-quote', 'seo', '{ "a": "First „talk", "seo": "b" }', true],
  ['{ "a": "Bez „gwiazdek" w umowie" }', 'json/inner-quote', '"', '{ "a": "Bez „gwiazdek\\" w umowie" }', true],
  ['{ "a": "会費は"3,000円"です"｝', 'json/inner-quote', '"3,000円"', '{ "a": "会費は\\"3,000円\\"です"｝', true],
  [
    '{ "a": "会費は"無料"です"， "b"：1 }',
    'json/inner-quote',
    '"無料"',
    '{ "a": "会費は\\"無料\\"です"， "b"：1 }',
    true,
  ],
  [
    '{ "a": "甲"乙"、丙"丁"です", "b": 1 }',
    'json/inner-quote',
    '"乙"、丙"丁"',
    '{ "a": "甲\\"乙\\"、丙\\"丁\\"です", "b": 1 }',
    true,
  ],
  ['{ "a": “one\\ntwo \\"x\\"” }', 'json/quotes', '“one\\ntwo \\"x\\"”', '{ "a": "one\\ntwo \\"x\\"" }', true],
  ['[\n "a"\n "b",\n "c"\n]', 'json/missing-comma', '"b"', '[\n "a",\n "b",\n "c"\n]', true],
  ['["A `"\n "B"]', 'json/missing-comma', '"B"', '["A `",\n "B"]', true],
  ["{ 'a': 1 }", 'json/quotes', "'a'", '{ "a": 1 }', true],
  ['{ "a": \'It\'s fine\', "b": 1 }', 'json/quotes', "'It's fine'", '{ "a": "It\'s fine", "b": 1 }', true],
  ["{ \"a\": 'Bread', b: 'Fresh' }", 'json/quotes', "'Bread'", '{ "a": "Bread", b: \'Fresh\' }', true],
  [
    '{ "a": \'He said \'no\', so: why\', "b": 1 }',
    'json/quotes',
    "'He said 'no', so: why'",
    '{ "a": "He said \'no\', so: why", "b": 1 }',
    true,
  ],
  ["{ \"a\": 'It\\'s bread' }", 'json/quotes', "'It\\'s bread'", '{ "a": "It\'s bread" }', true],
  ["{ \"a\": 'All bakers\\', or' }", 'json/quotes', "'All bakers\\', or'", '{ "a": "All bakers\', or" }', true],
  ['{ "a": \'say "hi"\' }', 'json/quotes', '\'say "hi"\'', '{ "a": "say \\"hi\\"" }', true],
  ['{ "a": `How it begins` }', 'json/quotes', '`How it begins`', '{ "a": "How it begins" }', true],
  ['{ "a": “How it begins" }', 'json/quotes', '“How it begins"', '{ "a": "How it begins" }', true],
  [
    '{\n "a": "How it begins”,\n "b": 1 }',
    'json/quotes',
    '"How it begins”',
    '{\n "a": "How it begins",\n "b": 1 }',
    true,
  ],
  ['{ "a": "One”, "b": "two" }', 'json/quotes', '"One”', '{ "a": "One", "b": "two" }', true],
  ['{ "a": ""How it begins"" }', 'json/quotes', '""How it begins""', '{ "a": "How it begins" }', false],
  [
    '{ "a": "every "good" printer", "b": 1 }',
    'json/inner-quote',
    '"good"',
    '{ "a": "every \\"good\\" printer", "b": 1 }',
    true,
  ],
  ['{ "a": "He said "yes", then left" }', 'json/inner-quote', '"yes"', '{ "a": "He said \\"yes\\", then left" }', true],
  ['{ "a": "a 27" monitor" }', 'json/inner-quote', '"', '{ "a": "a 27\\" monitor" }', true],
  ['{ "a": "<a href="/x">x</a>" }', 'json/inner-quote', '"/x"', '{ "a": "<a href=\\"/x\\">x</a>" }', true],
  ['{ "a": "one " + "two" }', 'json/inner-quote', '" + "', '{ "a": "one two" }', true],
  ['{ "a": "one " +\n "two" }', 'json/inner-quote', '" +\n "', '{ "a": "one two" }', true],
  [
    '{ "a": 30 hours a week, "b": 1 }',
    'json/missing-quote',
    '30 hours a week',
    '{ "a": "30 hours a week", "b": 1 }',
    true,
  ],
  ['{ "a": 6,50 € }', 'json/missing-quote', '6,50 €', '{ "a": "6,50 €" }', true],
  ['{ "a": 12 632 47 18 }', 'json/missing-quote', '12 632 47 18', '{ "a": "12 632 47 18" }', true],
  ['{ "a": 1 b: 2 }', 'json/syntax', 'b'],
  ['{ "a": How it begins" }', 'json/missing-quote', 'How it begins"', '{ "a": "How it begins" }', true],
  ['{ a": "x" }', 'json/missing-quote', 'a"', '{ "a": "x" }', true],
  ['{ "a: "x" }', 'json/missing-quote', '"a: "', '{ "a": "x" }', true],
  [
    '{\n "a": "How it begins,\n "b": 1 }',
    'json/missing-quote',
    '"How it begins,',
    '{\n "a": "How it begins",\n "b": 1 }',
    true,
  ],
  [
    '[{ "a": "/contact },\n { "a": 1 }]',
    'json/missing-quote',
    '"/contact },',
    '[{ "a": "/contact" },\n { "a": 1 }]',
    true,
  ],
  ['{ "a": "Ask, "b": 1 }', 'json/missing-quote', '"Ask, "', '{ "a": "Ask", "b": 1 }', true],
  ['["Toner", Repairs"]', 'json/missing-quote', 'Repairs"', '["Toner", "Repairs"]', true],
];

const INSIDE: Case[] = [
  [
    '{ "blocks": [\n { "items": [1]\n\n { "b": 2 }\n] }',
    'json/bracket',
    '{',
    '{ "blocks": [\n { "items": [1]},\n\n { "b": 2 }\n] }',
    true,
  ],
  ['[{ "a": 1,\n { "b": 2 }]', 'json/bracket', '{', '[{ "a": 1,\n  "b": 2 }]', false],
  ['[( "a": "x" )]', 'json/syntax', '('],
  ['{ "a": ("x", "y") }', 'json/syntax', '('],
  ['# Opening hours\n\nFrom 9 to 5.', 'json/syntax', '# Opening hours'],
  [
    '{ "a": "We list every printer\n   and more" }',
    'json/line-break',
    '"We list every printer',
    '{ "a": "We list every printer\\nand more" }',
    true,
  ],
  ['{ "a": "One\n two\tthree" }', 'json/line-break', '"One', '{ "a": "One\\ntwo\tthree" }', true],
  ['{ "a": "One\n two\\x" }', 'json/missing-quote', '"One', '{ "a": "One"\n two\\x" }', false],
  ['{ "a": "We list\tevery" }', 'json/control-character', '\t', '{ "a": "We list every" }', true],
  ['{ "a": "One\ttwo\tthree\t" }', 'json/control-character', '\t', '{ "a": "One two three " }', true],
  [
    '{ "a": "9:00\tOpening\t\\n9:30\tTalk" }',
    'json/control-character',
    '\t',
    '{ "a": "9:00\\tOpening\\t\\n9:30\\tTalk" }',
    true,
  ],
  ['{ "a": "images\\opening.svg" }', 'json/backslash', '"images\\opening.svg"', '{ "a": "images/opening.svg" }', true],
  [
    '{ "a": "\\images\\hero\\cloud.svg" }',
    'json/backslash',
    '"\\images\\hero\\cloud.svg"',
    '{ "a": "/images/hero/cloud.svg" }',
    true,
  ],
  ['{ "a": "It\\\'s" }', 'json/backslash', "\\'", '{ "a": "It\'s" }', true],
  ['{ "a": "C:\\data" }', 'json/backslash', '\\d', '{ "a": "C:\\\\data" }', false],
  [`{ "a":${NBSP}1,${NBSP}"b": "x${NBSP}y" }`, 'json/odd-space', NBSP, `{ "a": 1, "b": "x${NBSP}y" }`, true],
  [`{ "a":${NBSP}1, "b": „x${NBSP}y“ }`, 'json/odd-space', NBSP, `{ "a": 1, "b": „x${NBSP}y“ }`, true],
  [
    '{\n\u3000“a”：「甲。\u3000乙」，\n\u3000"b": 1 }',
    'json/odd-space',
    '\u3000',
    '{\n “a”：「甲。\u3000乙」，\n "b": 1 }',
    true,
  ],
  ['{ "a": [\n\u3000｛ "b": 1 ｝] }', 'json/odd-space', '\u3000', '{ "a": [\n ｛ "b": 1 ｝] }', true],
  ['{ "a": true\u3000}', 'json/odd-space', '\u3000', '{ "a": true }', true],
  // Quotes of another kind may end within a text; what joins an emoji is no space there.
  [`{${NBSP}"a": \`x \` 👩\u200d💻\` }`, 'json/odd-space', NBSP, `{ "a": \`x \` 👩\u200d💻\` }`, true],
  ['{ "a": 1 // ask Dana\n}', 'json/comment', '// ask Dana'],
  ['{ "a": 1 # ask "Dana"\r\n}', 'json/comment', '# ask "Dana"'],
  ['# ask Dana\n{ "a": 1 }', 'json/comment', '# ask Dana'],
  ['{\n#"a": 1,\n"b": 2 }', 'json/comment', '#"a": 1,'],
  ['{ <!-- ask\nDana --> "a": 1 }', 'json/comment', '<!-- ask\nDana -->'],
  ['{ "a": 1 <!-- ask Dana }', 'json/comment', '<!--'],
  ['{ 제목: "A" }', 'json/missing-quote', '제목', '{ "제목": "A" }', true],
  ['{ "a": 1, -- ask "Dana"\n"b": 2 }', 'json/comment', '-- ask "Dana"'],
  ['{\n--ask Dana\n"b": 2 }', 'json/comment', '--ask Dana'],
  ['{ "a": 49,--, "b": 1 }', 'json/number', '49,--', '{ "a": 49, "b": 1 }', true],
  ['{ "a": 1 ※ ask Dana\n}', 'json/comment', '※ ask Dana'],
  ['{ "a": [#5A3, #FFFFFF] }', 'json/missing-quote', '#5A3, #FFFFFF', '{ "a": ["#5A3, #FFFFFF"] }', false],
  ['{ "a": #form }', 'json/missing-quote', '#form', '{ "a": "#form" }', true],
  ['{ "a": [\n#form"\n] }', 'json/missing-quote', '#form"', '{ "a": [\n"#form"\n] }', true],
  ['{ "a": "the "#1" shop" }', 'json/inner-quote', '"#1"', '{ "a": "the \\"#1\\" shop" }', true],
];

const WHOLE: Case[] = [
  ['{\n<<<<<<< HEAD\n "a": 1\n=======\n "a": 2\n>>>>>>> other\n}', 'json/conflict-marks', '<<<<<<< HEAD'],
  ['{\n "a": 1\n>>>>>>> other\n}', 'json/conflict-marks', '>>>>>>> other'],
  ['```json\n{ "a": 1 }\n```\n', 'json/outside', '```json', '{ "a": 1 }\n', true],
  ['Here is your page:\n\n{ "a": 1 }', 'json/outside', 'Here is your page:', '{ "a": 1 }', false],
  ['{ "a": 1 }\nHope this helps!', 'json/outside', 'Hope this helps!', '{ "a": 1 }', false],
  ['const page = { "a": 1 };', 'json/outside', 'const page =', '{ "a": 1 }', false],
  ['{ "a": 1 };', 'json/outside', ';', '{ "a": 1 }', true],
  ['{ "a": 1 }\n}\n', 'json/bracket', '}', '{ "a": 1 }\n', true],
  ['{ "a": ["x", "y"} ', 'json/bracket', '}', '{ "a": ["x", "y"]} ', true],
  ['{ "a": ["x"}, "b": 1 }', 'json/bracket', '}', '{ "a": ["x"], "b": 1 }', true],
  ['{ "a": { "x": 1 }, { "x": 2 }] }', 'json/bracket', '{', '{ "a": [{ "x": 1 }, { "x": 2 }] }', true],
  ['{ "a": "x", "y"], "b": 1 }', 'json/bracket', '"x"', '{ "a": ["x", "y"], "b": 1 }', true],
  ['{ "a": "x": 1 }, "b": 1 }', 'json/bracket', '"x"', '{ "a": {"x": 1 }, "b": 1 }', true],
  [
    '{ "a": [{ "x": 1 }],\n { "y": 2 }, { "z": [3] }, "b": 1 }',
    'json/bracket',
    '{',
    '{ "a": [{ "x": 1 },\n { "y": 2 }, { "z": [3] }], "b": 1 }',
    true,
  ],
  [
    '{ "a": { { "x": 1 }, { "x": 2 } }, "b": 1 }',
    'json/bracket',
    '{',
    '{ "a": [ { "x": 1 }, { "x": 2 } ], "b": 1 }',
    true,
  ],
  ['{ "a": { { "x": 1 }, { "x": 2 } ] }', 'json/bracket', '{', '{ "a": [ { "x": 1 }, { "x": 2 } ] }', true],
  ['{{ "a": 1 }}', 'json/bracket', '{', '{ "a": 1 }', true],
  ['{ "a": {{ "x": 1 }} }', 'json/bracket', '{', '{ "a": [{ "x": 1 }] }', false],
  ['[{ "a": { "x": 1 }\n ,\n { "a": 1 }]', 'json/bracket', ',', '[{ "a": { "x": 1 }}\n ,\n { "a": 1 }]', true],
  ['{\n  "a": {\n    "x": 1,\n  "b": 1\n}\n', 'json/bracket', '"b"', '{\n  "a": {\n    "x": 1},\n  "b": 1\n}\n', true],
  ['"a": 1, "b": 2 }', 'json/bracket', '"a"', '{"a": 1, "b": 2 }', true],
  ['{ "a": [["x", "y"] }', 'json/bracket', '[', '{ "a": ["x", "y"] }', false],
  ['{ "a": [1, 2', 'json/cut-off', '2'],
  ['{ "a": "He', 'json/cut-off', 'e'],
];

describe('what keeps a text from being JSON', () => {
  it.each([...SEPARATORS, ...WIDE, ...NUMBERS, ...WORDS, ...QUOTES, ...INSIDE, ...WHOLE])(
    '%j is %s',
    (written, code, at, becomes, certain) => {
      const found = syntaxDiagnostic('pages/page.json', written);
      const { offset, length } = found.location.range ?? { offset: 0, length: 0 };
      expect([found.code, written.slice(offset, offset + length)]).toEqual([code, at]);
      expect([fixed(written, found), found.suggestions?.[0]?.certain ?? false]).toEqual([becomes, certain ?? false]);
    },
  );

  it.each([
    ['"title": 6,50', '"6,50"'],
    ['"title": +48 12 632', '"+48 12 632"'],
    ['"title": 0316', '"0316"'],
    ['"title": 50%', '"50%"'],
    ['"title": 1.200,00', '"1.200,00"'],
    ['"title": 1.200.000', '"1.200.000"'],
    ['"card": { "order": 6,50 }', '6.50'],
    ['"card": { "order": 3 200 }', '3200'],
    ['"draft": prawda', 'true'],
    ['"draft": 아니요', 'false'],
    ['"title": Si', '"Si"'],
  ])('is read as what the schema asks for: %s', (field, meant) => {
    const text = `{ "version": 1, ${field}, "draft": true }`;
    const found = syntaxDiagnostic('pages/page.json', text, wantedType(readFiles({}).schemas, 'page'));
    expect(found.suggestions?.[0]?.certain).toBe(true);
    expect(fixed(text, found)).toContain(`: ${meant}`);
  });

  it.each([
    ['3 690,50 zł', '3690.50'],
    ['35,000원', '35000'],
    ['1,250,000원', '1250000'],
    ['3만 5천원', '35000'],
    ['3개', '3'],
  ])('is suggested as a number where one is asked for, in one step: %s', (written, number) => {
    const text = `{ "version": 1, "card": { "order": ${written}, "text": "A, b" }, "draft": true }`;
    const found = syntaxDiagnostic('pages/page.json', text, wantedType(readFiles({}).schemas, 'page'));
    expect([found.code, found.suggestions?.[0]?.certain ?? false]).toEqual(['json/number', false]);
    expect(fixed(text, found)).toContain(`"order": ${number}, "text": "A, b"`);
  });

  it('one bracket that is open is not called the last one', () => {
    const said = (open: number): string => readingCodes['json/cut-off'].message({ open, line: 3 })[0];
    expect(said(1)).toBe('The file ends too early: 1 bracket is still open, since line 3.');
    expect(said(2)).toBe('The file ends too early: 2 brackets are still open, the last one since line 3.');
  });

  it.each(NUMBERS.filter(([, code]) => code === 'json/number'))(
    '%j is told with the number as it is written',
    (written, _code, _at, becomes = '') => {
      const { args } = syntaxDiagnostic('pages/page.json', written);
      const [, hint] = slipCodes['json/number'].message(
        args as Parameters<(typeof slipCodes)['json/number']['message']>[0],
      );
      expect(hint).toContain(`Write it as ${/-?[\d.]+/.exec(becomes)?.[0]}`);
    },
  );
});
