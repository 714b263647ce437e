/** Letters that are too small to be read, in pixels of the screen. */
import type { Page } from '@playwright/test';

/** No letter is smaller; those of pieces and signs may be a pixel smaller. */
const LEAST = { letters: 11, signs: 9.6 };

/** What stands in letters that are too small, with their size. */
export function smallLetters(page: Page, within: string, signs = LEAST.signs): Promise<string[]> {
  return page.evaluate(
    ({ root, least }) => {
      const found: string[] = [];
      for (const part of document.querySelectorAll(root)) {
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const { textContent, parentElement } = walker.currentNode;
          const text = textContent?.trim() ?? '';
          if (text === '' || parentElement === null || !parentElement.checkVisibility()) continue;
          if (parentElement.closest('.unseen, [data-seat-sign]') !== null) continue;
          const scale =
            parentElement instanceof SVGGraphicsElement ? (parentElement.getScreenCTM()?.d ?? 1) : 1;
          const size = Number.parseFloat(getComputedStyle(parentElement).fontSize) * scale;
          const isSign = parentElement.closest('.stack, .marks, svg[aria-hidden]') !== null;
          if (size < (isSign ? least.signs : least.letters) - 0.06) found.push(`${size.toFixed(1)} ${text}`);
        }
      }
      return found;
    },
    { root: within, least: { ...LEAST, signs } },
  );
}
