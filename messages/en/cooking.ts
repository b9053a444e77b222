import { area } from "@/lib/i18n/area";

export const cookingText = area("cooking", {
  ingredients: "Ingredients",
  forServingsWord: "For {servingsWord}",
  steps: "Steps",
  back: "Back",
  finish: "Finish",
  nextStep: "Next step",
  step: "Step",
  stepAtOfCount: "Step {at} of {count}",
  forThisStep: "For this step",
  cookMode: "Cook mode",
  notifyElsewhere: "Tell me when I am elsewhere",
  notifyHint: "A notice comes when you look at something else.",
  noticesBlocked: "Your browser shows no notices of this site.",
  timeIsUp: "Time is up",
  timers: "Timers",
  addMinute: "One minute more for {label}",
  endTheTimerLabel: "End the timer {label}",
  stepStepText: "Step {step}, {text}",
  startSeconds: "Start {seconds}",
  keepPageOpen: "Keep this page open: a phone that is locked may ring late or not at all.",
  screenStaysOn:
    "The screen stays on while a timer runs. Keep this page open: a phone that is locked may ring late or not at all.",
});
