import { diagnosticItem } from './diagnostic-item.ts';
import type { ShownDiagnostic } from '../../model/diagnostics/reported.ts';

const keyOf = (diagnostic: ShownDiagnostic): string => JSON.stringify(diagnostic);

/**
 * Fills a list with diagnostics. What is still wrong keeps its entry, and with it the focus; otherwise that goes to
 * `fallback`.
 */
export function fillList(
  list: HTMLElement,
  diagnostics: ShownDiagnostic[],
  focused: Element | null | undefined,
  fallback: HTMLElement,
): void {
  const kept = new Map([...list.children].map((item) => [item.getAttribute('data-key'), item]));
  list.replaceChildren(
    ...diagnostics.map((diagnostic) => {
      const item = kept.get(keyOf(diagnostic)) ?? diagnosticItem(diagnostic);
      item.setAttribute('data-key', keyOf(diagnostic));
      return item;
    }),
  );
  if (focused instanceof HTMLElement) (focused.isConnected ? focused : fallback).focus({ preventScroll: true });
}
