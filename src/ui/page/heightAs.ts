/**
 * As a ref: an element's height in pixels stands on the page as a custom property, for what must keep clear of it.
 * Call it once, outside of what draws.
 */
export const heightAs = (property: `--${string}`) => (element: HTMLElement | null) => {
  if (!element) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty(property, `${element.offsetHeight}px`),
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
};
