import type { FormStrings } from '../index.ts';

/** What the inquiry form says, in Vietnamese. */
export const form: FormStrings = {
  title: 'Liên hệ với chúng tôi',
  buttonText: 'Gửi yêu cầu',
  submitting: 'Đang gửi…',
  optional: '(không bắt buộc)',
  choose: 'Vui lòng chọn',
  consultation: 'Tôi muốn được tư vấn miễn phí.',
  newsletter: 'Tôi muốn nhận bản tin.',
  consent: {
    before: 'Tôi đồng ý với ',
    link: 'chính sách quyền riêng tư',
    after: ' và đồng ý được liên hệ về yêu cầu này.',
  },
  phone: 'Bạn muốn gọi điện hơn?',
  email: 'Bạn muốn gửi email hơn?',
  noScripts: 'Biểu mẫu này cần JavaScript, hiện đang bị tắt. Vui lòng gọi',
  notLoaded:
    'Không tải được biểu mẫu nên chưa có gì được gửi đi. Nội dung bạn viết vẫn còn ở đây. Vui lòng thử lại, gọi',
  orWrite: 'hoặc viết thư đến {email}.',
  trap: 'Hãy để trống ô này',

  labels: {
    firstName: 'Tên',
    lastName: 'Họ',
    email: 'Email',
    phone: 'Điện thoại',
    company: 'Công ty',
    subject: 'Tiêu đề',
    preferredDate: 'Ngày mong muốn',
    employeeCount: 'Số nhân viên',
    industry: 'Ngành nghề',
    message: 'Nội dung',
  },
  demoDate: 'Ngày muốn xem giới thiệu',
  industries: ['Tài chính', 'Y tế', 'Pháp lý', 'Sản xuất', 'Công nghệ', 'Khác'],

  missing: {
    firstName: 'Vui lòng nhập tên.',
    lastName: 'Vui lòng nhập họ.',
    email: 'Vui lòng nhập địa chỉ email.',
    phone: 'Vui lòng nhập số điện thoại.',
    company: 'Vui lòng nhập tên công ty.',
    subject: 'Vui lòng nhập tiêu đề.',
    preferredDate: 'Vui lòng nhập đủ ngày, tháng và năm.',
    employeeCount: 'Vui lòng chọn số nhân viên.',
    industry: 'Vui lòng chọn ngành nghề.',
    message: 'Vui lòng nhập nội dung.',
  },
  wrongEmail: 'Vui lòng nhập địa chỉ email như name@example.com.',
  wrongDate: 'Vui lòng nhập đủ ngày, tháng và năm, hoặc để trống.',
  noConsent: 'Vui lòng đồng ý với chính sách quyền riêng tư trước khi gửi.',
  trapped: 'Hãy để trống ô này. Ô này chỉ dành cho những chương trình điền vào mọi ô.',
  summary: { other: 'Vui lòng kiểm tra {count} ô' },

  own: {
    missing: 'Vui lòng điền “{label}”.',
    choose: 'Vui lòng chọn câu trả lời cho “{label}”.',
    tick: 'Vui lòng đánh dấu vào “{label}”.',
    wrongNumber: 'Vui lòng nhập một số vào “{label}”.',
    yes: 'Có',
    no: 'Không',
  },

  sent: 'Cảm ơn bạn đã liên hệ! Chúng tôi sẽ sớm trả lời.',
  failed: 'Không gửi được tin nhắn. Vui lòng thử lại sau.',
  wasSent: 'Tin nhắn đã được gửi. Bạn có thể viết tin nhắn khác.',
  notSent: 'Tin nhắn chưa được gửi. Nội dung bạn viết vẫn còn ở đây.',
  mayHaveArrived:
    'Có thể tin nhắn đã đến nơi, nhưng chưa có phản hồi. Nếu bạn gửi lại, tin nhắn sẽ cho biết đây là lần gửi lại.',
  addressTaken: 'Địa chỉ của bạn đã được điền. Hãy điền nốt biểu mẫu để đăng ký nhận bản tin.',
};
