import { configure } from '@testing-library/dom';
// Here what both do after each test is done after those of every file of a group, not of the first alone.
import '@testing-library/react';
import '../../shared/src/testing/fake-api';
import * as React from 'react';

// What appears after a call takes long in jsdom when a machine has much else to do. Nothing is waited for once it is there.
configure({ asyncUtilTimeout: 20_000 });

/**
 * React notes where in the code each of ten thousand elements a second is made, which is for its tools and took a tenth of the
 * time of a screen's test. As if so many had been made already.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as never as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });

/** What antd and React complain about is a defect of ours, so it fails the test. */
const complaint = /\[antd:|Warning:/;
let complaints: string[] = [];

for (const level of ['error', 'warn'] as const) {
  const print = console[level];
  console[level] = (...parts: unknown[]) => {
    const text = parts.map(String).join(' ');
    if (complaint.test(text)) complaints.push(text);
    else print(...parts);
  };
}

afterEach(() => {
  const found = complaints;
  complaints = [];
  if (found.length > 0) throw new Error(`console: ${found.join('\n')}`);
});

// antd measures its surroundings; jsdom does not.
window.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
})) as never;
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as never;
window.scrollTo = () => {};
// A page lets go of a file that it saved a minute later, when the test that made its address may be over.
URL.revokeObjectURL ??= () => {};
// jsdom knows dialogs and cannot open them.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
};
/**
 * What decides whether a person can see and use something. jsdom matches every rule of the page with every
 * element that a test looks for, which was 60 % of the time of a screen's test; antd's other rules say nothing here.
 * Not `opacity`: antd only fades with it, and how far a dialog has faded in is a matter of how busy the machine is.
 */
const DECIDING = ['display', 'visibility', 'pointer-events'];

new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes)
    for (const node of [target, ...addedNodes])
      if (node instanceof HTMLStyleElement && node.sheet) keepDecidingRules(node.sheet);
}).observe(document, { childList: true, subtree: true });

function keepDecidingRules(sheet: CSSStyleSheet) {
  for (let i = sheet.cssRules.length - 1; i >= 0; i--) {
    const rule = sheet.cssRules[i];
    const isIdle =
      rule instanceof CSSStyleRule && DECIDING.every((name) => !rule.style.getPropertyValue(name));
    if (isIdle) sheet.deleteRule(i);
  }
}

// jsdom knows no pseudo-elements and says so on every call.
const ownStyle = window.getComputedStyle;
window.getComputedStyle = (element) => ownStyle(element);
