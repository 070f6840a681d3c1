import { appCode, recoveryCode } from './code-kinds';

describe('a code of the app', () => {
  it.each([
    ['123456', '123456', true],
    ['123 456', '123456', true],
    [' 123-456\n', '123456', true],
    ['1234567', '123456', true],
    ['12345', '12345', false],
    ['12a45', '1245', false],
    ['１２３４５６', '', false],
    ['', '', false],
  ])('%j is read as %j, complete: %s', (typed, code, isComplete) => {
    expect(appCode.clean(typed)).toBe(code);
    expect(appCode.isComplete(appCode.clean(typed))).toBe(isComplete);
  });
});

describe('a recovery code', () => {
  it.each([
    ['ABCD-EFGH', 'ABCD-EFGH', true],
    ['abcdefgh', 'ABCD-EFGH', true],
    [' abcd efgh ', 'ABCD-EFGH', true],
    ['ABCD-EFGHJK', 'ABCD-EFGH', true],
    ['ABCD-', 'ABCD', false],
    ['ABCDE', 'ABCD-E', false],
    ['AB01-CD23', 'ABCD-23', false],
  ])('%j is read as %j, complete: %s', (typed, code, isComplete) => {
    expect(recoveryCode.clean(typed)).toBe(code);
    expect(recoveryCode.isComplete(recoveryCode.clean(typed))).toBe(isComplete);
  });
});
