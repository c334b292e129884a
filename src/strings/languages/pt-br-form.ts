import type { FormStrings } from '../index.ts';

/** What the inquiry form says, in Portuguese as it is written in Brazil. */
export const form: FormStrings = {
  title: 'Fale conosco',
  buttonText: 'Enviar solicitação',
  submitting: 'Enviando…',
  optional: '(opcional)',
  choose: 'Escolha uma opção',
  consultation: 'Quero uma consultoria gratuita.',
  newsletter: 'Quero receber a newsletter.',
  consent: {
    before: 'Li a ',
    link: 'política de privacidade',
    after: ' e aceito que entrem em contato comigo sobre a minha solicitação.',
  },
  phone: 'Prefere ligar?',
  email: 'Prefere escrever um e-mail?',
  noScripts: 'Este formulário precisa de JavaScript, que está desativado. Ligue para',
  notLoaded:
    'Não foi possível carregar o formulário, por isso nada foi enviado. Seu texto continua aqui. Tente novamente, ligue para',
  orWrite: 'ou escreva para {email}.',
  trap: 'Deixe este campo vazio',

  labels: {
    firstName: 'Nome',
    lastName: 'Sobrenome',
    email: 'E-mail',
    phone: 'Telefone',
    company: 'Empresa',
    subject: 'Assunto',
    preferredDate: 'Data de preferência',
    employeeCount: 'Número de funcionários',
    industry: 'Setor',
    message: 'Mensagem',
  },
  demoDate: 'Data de preferência para a demonstração',
  industries: ['Serviços financeiros', 'Saúde', 'Jurídico', 'Indústria', 'Tecnologia', 'Outro'],

  missing: {
    firstName: 'Informe o seu nome.',
    lastName: 'Informe o seu sobrenome.',
    email: 'Informe o seu e-mail.',
    phone: 'Informe o seu telefone.',
    company: 'Informe o nome da sua empresa.',
    subject: 'Informe um assunto.',
    preferredDate: 'Informe uma data completa.',
    employeeCount: 'Escolha um número de funcionários.',
    industry: 'Escolha um setor.',
    message: 'Escreva a sua mensagem.',
  },
  wrongEmail: 'Informe um e-mail, por exemplo nome@example.com.',
  wrongDate: 'Informe uma data completa ou deixe o campo vazio.',
  noConsent: 'Aceite a política de privacidade antes de enviar.',
  trapped: 'Deixe este campo vazio. Ele só existe para programas que preenchem tudo.',
  summary: { one: 'Verifique um campo', other: 'Verifique {count} campos' },

  own: {
    missing: 'Preencha “{label}”.',
    choose: 'Escolha uma resposta para “{label}”.',
    tick: 'Marque “{label}”.',
    wrongNumber: 'Informe um número em “{label}”.',
    yes: 'Sim',
    no: 'Não',
  },

  sent: 'Agradecemos a sua mensagem! Responderemos em breve.',
  failed: 'Não foi possível enviar a sua mensagem. Tente novamente mais tarde.',
  wasSent: 'A sua mensagem foi enviada. O formulário está pronto para outra.',
  notSent: 'A sua mensagem não foi enviada. O seu texto continua aqui.',
  mayHaveArrived:
    'A sua mensagem talvez tenha chegado, mas não houve resposta. Se for enviada de novo, ela será marcada como repetida.',
  addressTaken: 'O seu e-mail já está preenchido. Complete o formulário para assinar a newsletter.',
};
