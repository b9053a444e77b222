// Once in a process, however many test files it runs.
import "../support/closed-network";
