import { namesIn } from './names-in.mjs';

/** A name too many would have a rule of style pass over an element that it is about. */
it.each([
  ['.ant-btn', ['.ant-btn']],
  ['a', ['a']],
  ['a.button:hover', ['.button']],
  [':where(.css-1x).ant-btn:not(.ant-btn-text)', ['.ant-btn']],
  ['.list > li + .row::before', ['.row']],
  ['.a .b, input[type="hidden"]', ['.b', 'input']],
  [':is(.a, .b), .c', null],
  ['.a *', null],
  ['[hidden]', null],
  ['.a\\:b', null],
  ['#one', null],
  ['Svg', null],
])('%s is only about what has %j', (selector, names) => {
  expect(namesIn(selector)).toEqual(names);
});
