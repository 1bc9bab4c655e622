import { useEffect } from 'react';

const createSheet = (css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
};

/**
 * Stands in for `react-style-singleton`, by which Radix locks the page behind a dialog. That package writes a `<style>`
 * into the page, which the content security policy forbids; a constructed sheet is no part of the page. The first user's
 * styles apply until the last one is gone, as there.
 */
export const styleSingleton = (): ((props: { readonly styles: string }) => null) => {
  let sheet: CSSStyleSheet | null = null;
  let users = 0;
  const add = (styles: string): void => {
    users += 1;
    if (sheet) return;
    sheet = createSheet(styles);
    document.adoptedStyleSheets.push(sheet);
  };
  const remove = (): void => {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    sheet = null;
  };
  return ({ styles }) => {
    useEffect(() => {
      add(styles);
      return remove;
    }, [styles]);
    return null;
  };
};
