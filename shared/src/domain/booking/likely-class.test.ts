import { likelyClass } from './likely-class';

const classOf = (name: string, lines: number, ...with_word: number[]) => ({
  ...{ name, lines, with_word },
});

it.each<[string, ReturnType<typeof classOf>[], string | null, number[]]>([
  ['nothing was booked', [], null, []],
  ['fewer than twenty lines were booked', [classOf('fuel', 19, 19)], null, []],
  ['the word stands there alone', [classOf('fuel', 10, 8), classOf('phone', 10, 0)], 'fuel', [0]],
  ['the word stands nowhere', [classOf('fuel', 10, 0), classOf('phone', 10, 0)], null, []],
  [
    'nearly all was booked so, without the word',
    [classOf('fuel', 990, 0), classOf('phone', 10, 0)],
    null,
    [],
  ],
  [
    'the word stands everywhere alike',
    [classOf('fuel', 500, 50), classOf('phone', 10, 1)],
    null,
    [],
  ],
  ['two are as likely', [classOf('fuel', 10, 5), classOf('phone', 10, 5)], null, []],
  [
    'one word tells, and the other does not',
    [classOf('fuel', 20, 10, 20), classOf('phone', 20, 0, 20)],
    'fuel',
    [0],
  ],
  [
    'two words tell against one',
    [classOf('fuel', 20, 9, 9, 1), classOf('phone', 20, 0, 0, 3)],
    'fuel',
    [0, 1],
  ],
])('what is likely when %s', (_, classes, expected, words) => {
  const found = likelyClass(classes);
  expect([found?.booked.name ?? null, found?.words ?? []]).toEqual([expected, words]);
});
