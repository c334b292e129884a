import type { FormStrings } from '../index.ts';

/** What the inquiry form says, in Turkish. */
export const form: FormStrings = {
  title: 'Bize ulaşın',
  buttonText: 'Talebi gönder',
  submitting: 'Gönderiliyor…',
  optional: '(isteğe bağlı)',
  choose: 'Lütfen seçin',
  consultation: 'Ücretsiz danışmanlık almak istiyorum.',
  newsletter: 'Bültene abone olmak istiyorum.',
  /** The link stands in the middle, and the verb behind it. */
  consent: {
    before: '',
    link: 'Gizlilik politikasını',
    after: ' kabul ediyor ve talebimle ilgili benimle iletişime geçilmesine onay veriyorum.',
  },
  phone: 'Telefonla görüşmek ister misiniz?',
  email: 'E-posta göndermek ister misiniz?',
  noScripts: 'Bu form için gereken JavaScript kapalı. Lütfen arayın:',
  notLoaded:
    'Form yüklenemedi, bu yüzden hiçbir şey gönderilmedi. Yazdıklarınız burada duruyor. Lütfen yeniden deneyin ya da arayın:',
  orWrite: 'veya yazın: {email}.',
  trap: 'Bu alanı boş bırakın',

  labels: {
    firstName: 'Ad',
    lastName: 'Soyad',
    email: 'E-posta',
    phone: 'Telefon',
    company: 'Şirket',
    subject: 'Konu',
    preferredDate: 'Tercih ettiğiniz tarih',
    employeeCount: 'Çalışan sayısı',
    industry: 'Sektör',
    message: 'Mesaj',
  },
  demoDate: 'Tanıtım için tercih ettiğiniz tarih',
  industries: ['Finans', 'Sağlık', 'Hukuk', 'Üretim', 'Teknoloji', 'Diğer'],

  missing: {
    firstName: 'Adınızı yazın.',
    lastName: 'Soyadınızı yazın.',
    email: 'E-posta adresinizi yazın.',
    phone: 'Telefon numaranızı yazın.',
    company: 'Şirketinizin adını yazın.',
    subject: 'Bir konu yazın.',
    preferredDate: 'Tarihi eksiksiz yazın.',
    employeeCount: 'Çalışan sayısını seçin.',
    industry: 'Bir sektör seçin.',
    message: 'Mesajınızı yazın.',
  },
  wrongEmail: 'Bir e-posta adresi yazın, örneğin ad@example.com.',
  wrongDate: 'Tarihi eksiksiz yazın veya alanı boş bırakın.',
  noConsent: 'Göndermeden önce lütfen gizlilik politikasını kabul edin.',
  trapped: 'Bu alanı boş bırakın. Yalnızca her alanı dolduran programlar içindir.',
  summary: { other: 'Lütfen {count} alanı kontrol edin' },

  own: {
    missing: '“{label}” alanını doldurun.',
    choose: '“{label}” için bir yanıt seçin.',
    tick: '“{label}” kutusunu işaretleyin.',
    wrongNumber: '“{label}” için bir sayı yazın.',
    yes: 'Evet',
    no: 'Hayır',
  },

  sent: 'Bize yazdığınız için teşekkürler! En kısa sürede size döneceğiz.',
  failed: 'Mesajınız gönderilemedi. Lütfen daha sonra yeniden deneyin.',
  wasSent: 'Mesajınız gönderildi. Form yeni bir mesaj için hazır.',
  notSent: 'Mesajınız gönderilmedi. Yazdıklarınız burada duruyor.',
  mayHaveArrived:
    'Mesajınız ulaşmış olabilir, ancak yanıt gelmedi. Yeniden gönderirseniz bunun bir tekrar olduğu belirtilir.',
  addressTaken: 'Adresiniz yazıldı. Bültene abone olmak için formu tamamlayın.',
};
