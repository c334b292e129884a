import type { FormStrings } from '../index.ts';

/** What the inquiry form says, in Korean. */
export const form: FormStrings = {
  title: '문의하기',
  buttonText: '문의 보내기',
  submitting: '보내는 중…',
  optional: '(선택)',
  choose: '선택해 주세요',
  consultation: '무료 상담을 원합니다.',
  newsletter: '뉴스레터를 구독하겠습니다.',
  consent: {
    before: '',
    link: '개인정보 처리방침',
    after: '에 동의하고, 문의와 관련하여 연락받는 것을 허락합니다.',
  },
  phone: '전화가 더 편하신가요?',
  email: '이메일이 더 편하신가요?',
  noScripts: '이 양식에는 JavaScript가 필요하지만 현재 꺼져 있습니다. 전화:',
  notLoaded:
    '양식을 불러올 수 없어 아무것도 전송되지 않았습니다. 입력하신 내용은 그대로 남아 있습니다. 다시 시도하시거나 전화해 주세요:',
  orWrite: '또는 이메일: {email}',
  trap: '이 칸은 비워 두세요',

  labels: {
    firstName: '이름',
    lastName: '성',
    email: '이메일',
    phone: '전화번호',
    company: '회사명',
    subject: '제목',
    preferredDate: '희망 날짜',
    employeeCount: '직원 수',
    industry: '업종',
    message: '문의 내용',
  },
  demoDate: '시연 희망 날짜',
  industries: ['금융', '의료', '법률', '제조', 'IT·기술', '기타'],

  missing: {
    firstName: '이름을 입력해 주세요.',
    lastName: '성을 입력해 주세요.',
    email: '이메일 주소를 입력해 주세요.',
    phone: '전화번호를 입력해 주세요.',
    company: '회사명을 입력해 주세요.',
    subject: '제목을 입력해 주세요.',
    preferredDate: '연월일을 모두 입력해 주세요.',
    employeeCount: '직원 수를 선택해 주세요.',
    industry: '업종을 선택해 주세요.',
    message: '문의 내용을 입력해 주세요.',
  },
  wrongEmail: 'name@example.com과 같은 형식으로 이메일 주소를 입력해 주세요.',
  wrongDate: '연월일을 모두 입력하거나 비워 두세요.',
  noConsent: '보내시기 전에 개인정보 처리방침에 동의해 주세요.',
  trapped: '이 칸은 비워 두세요. 모든 칸을 채우는 프로그램을 가려내기 위한 것입니다.',
  summary: { other: '{count}개 항목을 확인해 주세요' },

  own: {
    missing: '‘{label}’ 항목을 입력해 주세요.',
    choose: '‘{label}’ 항목을 선택해 주세요.',
    tick: '‘{label}’ 항목에 표시해 주세요.',
    wrongNumber: '‘{label}’ 항목에는 숫자를 입력해 주세요.',
    yes: '예',
    no: '아니요',
  },

  sent: '문의해 주셔서 감사합니다. 곧 연락드리겠습니다.',
  failed: '메시지를 보내지 못했습니다. 나중에 다시 시도해 주세요.',
  wasSent: '메시지를 보냈습니다. 다른 메시지를 보내실 수 있습니다.',
  notSent: '메시지를 보내지 못했습니다. 입력하신 내용은 그대로 남아 있습니다.',
  mayHaveArrived:
    '메시지가 도착했을 수 있지만 응답을 받지 못했습니다. 다시 보내시면 재전송한 메시지라고 함께 표시됩니다.',
  addressTaken: '주소를 입력해 두었습니다. 양식을 작성하시면 뉴스레터를 구독하실 수 있습니다.',
};
