import type { FormStrings } from '../index.ts';

/** What the inquiry form says, in Japanese. */
export const form: FormStrings = {
  title: 'お問い合わせ',
  buttonText: '送信する',
  submitting: '送信しています…',
  optional: '（任意）',
  choose: '選択してください',
  consultation: '無料相談を希望します。',
  newsletter: 'ニュースレターを受け取ります。',
  consent: {
    before: '',
    link: 'プライバシーポリシー',
    after: 'に同意し、この問い合わせについて連絡を受けることを承諾します。',
  },
  phone: 'お電話でのご相談',
  email: 'メールでのご相談',
  noScripts: 'このフォームにはJavaScriptが必要ですが、無効になっています。お電話はこちら：',
  notLoaded:
    'フォームを読み込めなかったため、何も送信されていません。ご入力の内容はここに残っています。もう一度お試しいただくか、こちらへお電話ください：',
  orWrite: 'メールはこちら：{email}',
  trap: 'この欄は空のままにしてください',

  labels: {
    firstName: '名',
    lastName: '姓',
    email: 'メールアドレス',
    phone: '電話番号',
    company: '会社名',
    subject: '件名',
    preferredDate: '希望日',
    employeeCount: '従業員数',
    industry: '業種',
    message: 'お問い合わせ内容',
  },
  demoDate: 'デモの希望日',
  industries: ['金融', '医療', '法律', '製造業', 'IT・通信', 'その他'],

  missing: {
    firstName: '名を入力してください。',
    lastName: '姓を入力してください。',
    email: 'メールアドレスを入力してください。',
    phone: '電話番号を入力してください。',
    company: '会社名を入力してください。',
    subject: '件名を入力してください。',
    preferredDate: '日付を年月日すべて入力してください。',
    employeeCount: '従業員数を選択してください。',
    industry: '業種を選択してください。',
    message: 'お問い合わせ内容を入力してください。',
  },
  wrongEmail: 'name@example.comのような形でメールアドレスを入力してください。',
  wrongDate: '日付を年月日すべて入力するか、空のままにしてください。',
  noConsent: '送信の前に、プライバシーポリシーへの同意をお願いします。',
  trapped: 'この欄は空のままにしてください。すべての欄を埋めるプログラムを見分けるためのものです。',
  summary: { other: '{count}か所をご確認ください' },

  own: {
    missing: '「{label}」を入力してください。',
    choose: '「{label}」を選択してください。',
    tick: '「{label}」にチェックを入れてください。',
    wrongNumber: '「{label}」には数字を入力してください。',
    yes: 'はい',
    no: 'いいえ',
  },

  sent: 'お問い合わせありがとうございます。追ってご連絡いたします。',
  failed: 'メッセージを送信できませんでした。しばらくしてからもう一度お試しください。',
  wasSent: 'メッセージを送信しました。続けて別のメッセージを送ることもできます。',
  notSent: 'メッセージは送信されていません。ご入力の内容はここに残っています。',
  mayHaveArrived:
    'メッセージは届いた可能性がありますが、応答がありませんでした。もう一度送ると、再送であることが記されます。',
  addressTaken: 'メールアドレスを入力しました。フォームに記入して、ニュースレターにご登録ください。',
};
