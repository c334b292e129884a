/** The event on the window when something would be lost with the document, wherever the visitor goes. */
export const AT_STAKE = 'pagewright:at-stake';
