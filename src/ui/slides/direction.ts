/** 1 where what comes next stands at the right, -1 on pages that are written from the right. */
export const direction = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);
