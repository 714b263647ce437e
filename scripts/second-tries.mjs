// A reporter for Vitest: names the tests that passed only when they were tried again, for somebody to mend.
export default class SecondTries {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky)
      console.log(`\nTried again: ${test.module.relativeModuleId} › ${test.fullName}`);
  }
}
