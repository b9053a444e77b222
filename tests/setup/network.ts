// Runs once per process, however many test files it runs.
import "../support/closed-network";
