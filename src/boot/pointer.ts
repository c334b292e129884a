/** Calls back when the hand of a visitor moves. */
export function onPointer(moved: (event: PointerEvent) => void, options?: AddEventListenerOptions): void {
  addEventListener(
    'pointermove',
    (event) => {
      // Browsers report a pointer that rests where the page appeared as a move without distance. A finger that moves
      // scrolls.
      if ((event.movementX || event.movementY) && event.pointerType !== 'touch') moved(event);
    },
    { passive: true, ...options },
  );
}
