const header = document.querySelector('header') as HTMLElement;

// Dark once scrolled by more than 10 px.
const scrolled = (): void => {
  header.toggleAttribute('data-scrolled', scrollY > 10);
};
addEventListener('scroll', scrolled, { passive: true });
scrolled();

// Menus: the platform opens and closes them; this says so to assistive technology and closes them on leaving.
const openerOf = (menu: Element): HTMLElement | null => header.querySelector(`[popovertarget="${menu.id}"]`);
header.addEventListener(
  'toggle',
  ({ target }) =>
    openerOf(target as Element)?.setAttribute('aria-expanded', String((target as Element).matches(':popover-open'))),
  true,
);
const closeMenus = (except?: Element | null): void => {
  for (const menu of header.querySelectorAll<HTMLElement>(':popover-open')) if (menu !== except) menu.hidePopover();
};
header.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget)
    closeMenus(
      (relatedTarget as Element).closest('[popover]') ?? (relatedTarget as HTMLButtonElement).popoverTargetElement,
    );
});
header.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('[popover] a')) closeMenus();
});

export {};
