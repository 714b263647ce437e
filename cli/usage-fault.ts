/** What is wrong with the words behind the command, in the language of whoever typed them. */
import type { CommanderError } from 'commander';
import type { Words } from './words/index.ts';

/** Commander gives a code and an English sentence that quotes what was typed. */
export function usageFault({ code, message }: CommanderError, words: Words): string {
  const what = /'([^']*)'/.exec(message)?.[1] ?? '';
  const meant = /Did you mean (?:one of )?(.+)\?/.exec(message)?.[1];
  return meant === undefined
    ? fault(code, message, what, words)
    : `${fault(code, message, what, words)} ${words.didYouMean({ meant })}`;
}

function fault(code: string, message: string, what: string, words: Words): string {
  switch (code) {
    case 'commander.unknownCommand':
      return words.unknownCommand({ command: what });
    case 'commander.unknownOption':
      return words.unknownOption({ option: what });
    case 'commander.missingArgument':
      return words.missingArgument({ argument: what });
    case 'commander.optionMissingArgument':
      return words.missingValue({ option: what });
    case 'commander.missingMandatoryOptionValue':
      return words.missingOption({ option: what });
    case 'commander.excessArguments':
      return words.tooManyArguments;
    case 'commander.invalidArgument':
      return words.badChoice({
        option: what,
        given: /argument '([^']*)'/.exec(message)?.[1] ?? '',
        known: /choices are (.*)\.$/.exec(message)?.[1] ?? '',
      });
    default:
      return message.replace(/^error: /, '').replace(/\s*\n\s*/g, ' ');
  }
}
