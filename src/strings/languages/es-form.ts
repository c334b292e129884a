import type { FormStrings } from '../index.ts';

/** What the inquiry form says, in Spanish. */
export const form: FormStrings = {
  title: 'Escríbanos',
  buttonText: 'Enviar la consulta',
  submitting: 'Enviando…',
  optional: '(opcional)',
  choose: 'Elija una opción',
  consultation: 'Me gustaría recibir asesoramiento gratuito.',
  newsletter: 'Quiero recibir el boletín.',
  consent: {
    before: 'He leído la ',
    link: 'política de privacidad',
    after: ' y acepto que se pongan en contacto conmigo por esta consulta.',
  },
  phone: '¿Prefiere llamar?',
  email: '¿Prefiere escribir un correo?',
  noScripts: 'Este formulario necesita JavaScript, que está desactivado. Llámenos al',
  notLoaded:
    'No se ha podido cargar el formulario y no se ha enviado nada. Su texto sigue aquí. Inténtelo de nuevo, llámenos al',
  orWrite: 'o escriba a {email}.',
  trap: 'Deje este campo vacío',

  labels: {
    firstName: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    company: 'Empresa',
    subject: 'Asunto',
    preferredDate: 'Fecha preferida',
    employeeCount: 'Número de empleados',
    industry: 'Sector',
    message: 'Mensaje',
  },
  demoDate: 'Fecha preferida para la demostración',
  industries: ['Servicios financieros', 'Sanidad', 'Derecho', 'Industria', 'Tecnología', 'Otro'],

  missing: {
    firstName: 'Escriba su nombre.',
    lastName: 'Escriba sus apellidos.',
    email: 'Escriba su correo electrónico.',
    phone: 'Escriba su número de teléfono.',
    company: 'Escriba el nombre de su empresa.',
    subject: 'Escriba un asunto.',
    preferredDate: 'Indique una fecha completa.',
    employeeCount: 'Elija un número de empleados.',
    industry: 'Elija un sector.',
    message: 'Escriba su mensaje.',
  },
  wrongEmail: 'Escriba un correo electrónico, por ejemplo nombre@example.com.',
  wrongDate: 'Indique una fecha completa o ninguna.',
  noConsent: 'Acepte la política de privacidad antes de enviar.',
  trapped: 'Deje este campo vacío. Solo está para los programas que lo rellenan todo.',
  summary: { one: 'Revise un campo', other: 'Revise {count} campos' },

  own: {
    missing: 'Rellene «{label}».',
    choose: 'Elija una respuesta para «{label}».',
    tick: 'Marque «{label}».',
    wrongNumber: 'Escriba un número en «{label}».',
    yes: 'Sí',
    no: 'No',
  },

  sent: '¡Gracias por su mensaje! Le responderemos pronto.',
  failed: 'No se ha podido enviar su mensaje. Inténtelo de nuevo más tarde.',
  wasSent: 'Su mensaje se ha enviado. El formulario está listo para otro.',
  notSent: 'Su mensaje no se ha enviado. Su texto sigue aquí.',
  mayHaveArrived:
    'Es posible que su mensaje haya llegado, pero no se ha recibido ninguna confirmación. Si lo envía de nuevo, se indicará que es una repetición.',
  addressTaken: 'Su correo electrónico ya está en el formulario. Complételo para suscribirse al boletín.',
};
