/** What is wrong with an email or a new password, in Arabic. Forms say it while somebody types. */
export const accountErrors = {
  emailRequired: "البريد الإلكتروني مطلوب",
  emailInvalid: "يُرجى إدخال عنوان بريد إلكتروني صالح",
  passwordTooShort: "يجب ألّا تقل كلمة المرور عن 8 أحرف",
  passwordTooLong: "يجب ألّا تزيد كلمة المرور على 72 بايت",
  passwordNull: "يجب ألّا تحتوي كلمة المرور على محارف فارغة",
  passwordLowercase: "يجب أن تحتوي كلمة المرور على حرف لاتيني صغير واحد على الأقل",
  passwordUppercase: "يجب أن تحتوي كلمة المرور على حرف لاتيني كبير واحد على الأقل",
  passwordNumber: "يجب أن تحتوي كلمة المرور على رقم واحد على الأقل",
  passwordsDiffer: "كلمتا المرور غير متطابقتين",
} as const;
